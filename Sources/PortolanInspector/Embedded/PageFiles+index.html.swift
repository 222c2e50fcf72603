#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/index.html: change that file.
extension PageFiles {
  static let indexHTML = #"""
    <!doctype html>
    <!--
      The inspector's page. What tests and tools may hold on to:

      html[data-connection]        connecting, open, lost or refused
      #connection, #status         how the connection is; the last sentence worth hearing
                                   (#status[data-tone] is note or problem), #reload after a refusal
      #phone, #screen              the phone's region, and the screen in it; #medium says what it is of
        [data-layer]               a layer by its id, with data-style; those that no finger reaches are
                                   inert; data-undimmed when it dims nothing, data-side of a popover says
                                   where it stands of its source (below, above, none)
        .beside                    what takes a tap beside the layer in front
        [data-kind][data-id]       an element as the drawing names it; data-role of a button (cancel,
                                   destructive), data-color and data-bold of a text; data-motion on #screen while
                                   something moves, data-held while a finger holds it
      #chart                       the tree: #chart-now, or #chart-change with #plan-before,
                                   #plan-steps and #plan-after; #view-now and #view-change choose
        [data-kind][data-id]       a node, with data-visible, data-selected and data-change
                                   (entering, going); a layer has data-style and data-kept
        #node-facts                identity and name of the node under the pointer or in focus
        #held-back                 the requests that are parked
      #timeline                    #rows with [data-id][data-kind][data-state]; #filter and
                                   [name=kinds]; #row-count, #export, #import, #replay
      #driving                     #link with #completions; #outlook; #open, #back; #actions with
                                   [data-action]
      #catalogue                   #screens with [data-screen], #search; data-show, data-values;
                                   [name=way] is chain, alone or asking
      #map                         #places with [data-place], a screen by its number in the catalogue;
                                   [data-link], [data-copy]; [data-asker] is where a request came from
      #solo                        a screen stands alone: #solo-name, #leave, and #questions with
                                   [data-question] and [data-answer] (yes, no)
    -->
    <html lang="en" data-connection="connecting">
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Portolan inspector</title>
      <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-50 -50 100 100'%3E%3Ccircle r='48' fill='%230a5a78'/%3E%3Cpath d='M0-40 10 0 0 40-10 0Z' fill='%23fff'/%3E%3Cpath d='M0-40 10 0H-10Z' fill='%23e6bd70'/%3E%3C/svg%3E">
      <link rel="stylesheet" href="base.css">
      <link rel="stylesheet" href="layout.css">
      <script type="module" src="main.js"></script>
    </head>
    <body>
      <nav class="skips" aria-label="Parts of the page">
        <a href="#phone">To the phone</a>
        <a href="#driving">To driving</a>
        <a href="#chart">To the chart</a>
        <a href="#timeline">To the timeline</a>
        <a href="#catalogue">To the catalogue</a>
        <a href="#map">To the map</a>
      </nav>

      <header class="masthead">
        <svg class="rose" viewBox="-50 -50 100 100" aria-hidden="true">
          <circle r="46"/>
          <path class="minor" d="M0 0 24-24 8 0 24 24 0 8-24 24-8 0-24-24 0-8Z"/>
          <path d="M0-44 9 0 0 44-9 0Z"/>
          <path d="M-44 0 0-9 44 0 0 9Z"/>
          <path class="north" d="M0-44 9 0H-9Z"/>
        </svg>
        <h1><span id="app-name">Portolan</span> <span class="quiet">inspector</span></h1>
        <div class="notice">
          <p id="status" role="status" aria-live="polite"></p>
          <button type="button" id="reload" hidden>Try again</button>
        </div>
        <p id="connection">Connecting</p>
      </header>

      <p id="warning" hidden>
        This app is open to the network, without encryption: whoever has this page’s address sees the app and drives it.
      </p>

      <!-- A part waits for its own style and not for that of the others: the page is seen earlier. -->
      <main>
        <link rel="stylesheet" href="phone.css">
        <link rel="stylesheet" href="elements.css">
        <link rel="stylesheet" href="letters.css">
        <link rel="stylesheet" href="layers.css">
        <section id="phone" tabindex="-1" aria-labelledby="phone-title">
          <h2 id="phone-title" class="unseen">Phone</h2>
          <div id="solo" class="panel" hidden>
            <p><code id="solo-name"></code> stands alone.</p>
            <button type="button" id="leave">Back to the app</button>
            <ul id="questions" aria-label="Guards to answer" aria-live="polite"></ul>
          </div>
          <div class="frame">
            <p id="medium">model of the app’s screen</p>
            <div id="screen"></div>
            <p id="other-hand" hidden>Another page holds the screen.</p>
          </div>
        </section>

        <link rel="stylesheet" href="driving.css">
        <section id="driving" class="panel" tabindex="-1" aria-labelledby="driving-title">
          <h2 id="driving-title">Driving</h2>
          <form id="link-form" autocomplete="off">
            <label for="link">Open a link</label>
            <div class="line">
              <div class="combo">
                <input id="link" type="text" role="combobox" aria-autocomplete="list"
                  aria-expanded="false" aria-controls="completions" aria-describedby="outlook"
                  spellcheck="false" autocapitalize="off" autocomplete="off">
                <ul id="completions" role="listbox" aria-label="Links" hidden></ul>
              </div>
              <button id="open" class="primary">Open</button>
            </div>
          </form>
          <div id="outlook" aria-live="polite"></div>
          <div id="actions"></div>
        </section>

        <link rel="stylesheet" href="chart.css">
        <section id="chart" class="panel" tabindex="-1" aria-labelledby="chart-title">
          <div class="panel-head">
            <h2 id="chart-title">Chart</h2>
            <fieldset class="choice">
              <legend class="unseen">What the chart shows</legend>
              <label><input type="radio" name="view" id="view-now" value="now" checked> Now</label>
              <label><input type="radio" name="view" id="view-change" value="change"> Last change</label>
            </fieldset>
          </div>
          <ul id="held-back" aria-label="Held back" hidden></ul>
          <div class="well">
            <div id="chart-now"></div>
            <div id="chart-change" hidden>
              <div><h3>Steps</h3><div id="plan-steps"></div></div>
              <div><h3>Before</h3><div id="plan-before"></div></div>
              <div><h3>After</h3><div id="plan-after"></div></div>
            </div>
          </div>
          <ul class="legend" aria-label="What the marks mean">
            <li class="is-seen">seen</li>
            <li class="is-chosen">chosen</li>
            <li class="is-slot">never entered</li>
            <li class="is-entering">+ enters</li>
            <li class="is-going">− goes</li>
          </ul>
          <p id="node-facts" class="facts">Point at a part of the tree, or move through it with the arrow keys.</p>
        </section>

        <link rel="stylesheet" href="timeline.css">
        <section id="timeline" class="panel" tabindex="-1" aria-labelledby="timeline-title">
          <div class="panel-head">
            <h2 id="timeline-title">Timeline</h2>
            <p id="row-count" class="quiet"></p>
            <div class="tools">
              <button type="button" id="export">Export</button>
              <button type="button" id="import">Import…</button>
              <input type="file" id="import-file" class="unseen" tabindex="-1" aria-label="Log to import"
                accept=".json,.txt,.log,application/json,text/plain">
            </div>
          </div>
          <div class="line filters">
            <input id="filter" type="search" placeholder="Filter" aria-label="Filter the timeline">
            <fieldset class="kinds">
              <legend class="unseen">Kinds</legend>
              <label><input type="checkbox" name="kinds" value="request" checked> Requests</label>
              <label><input type="checkbox" name="kinds" value="move" checked> Moves</label>
              <label><input type="checkbox" name="kinds" value="diagnostic" checked> Diagnostics</label>
            </fieldset>
          </div>
          <div id="replay" hidden></div>
          <ol id="rows" class="well" aria-label="What happened, newest first"></ol>
          <p id="no-rows" class="quiet" hidden></p>
        </section>

        <section id="catalogue" class="panel" tabindex="-1" aria-labelledby="catalogue-title">
          <div class="panel-head">
            <h2 id="catalogue-title">Catalogue</h2>
            <input id="search" type="search" placeholder="Search screens" aria-label="Search screens">
          </div>
          <fieldset class="kinds">
            <legend>Show</legend>
            <label><input type="radio" name="way" value="chain" checked> Where it belongs</label>
            <label><input type="radio" name="way" value="alone"> Alone</label>
            <label><input type="radio" name="way" value="asking"> Alone, guards by hand</label>
          </fieldset>
          <div id="screens" class="well"></div>
          <p id="no-screens" class="quiet" hidden></p>
        </section>

        <link rel="stylesheet" href="map.css">
        <section id="map" class="panel" tabindex="-1" aria-labelledby="map-title">
          <div class="panel-head">
            <h2 id="map-title">Map</h2>
            <p id="link-count" class="quiet"></p>
          </div>
          <ul id="places" class="well" aria-label="Where each screen belongs, and its link"></ul>
          <p id="no-places" class="quiet" hidden>The app’s maps list no samples.</p>
        </section>
      </main>
    </body>
    </html>

    """#
}
#endif
