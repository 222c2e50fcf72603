#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/main.js: change that file.
extension PageFiles {
  static let mainJS = #"""
    import { drawActions } from "./actions.js";
    import { Catalogue } from "./catalogue.js";
    import { ChartPanel } from "./chart-panel.js";
    import { Connection } from "./connection.js";
    import { byId, mark, say } from "./dom.js";
    import { LinkField } from "./link.js";
    import { Log } from "./log.js";
    import { PlaceMap } from "./map.js";
    import { clearNotice, showConnection, showNotice } from "./notices.js";
    import { Phone } from "./phone.js";
    import { Solo } from "./solo.js";
    import { Timeline } from "./timeline.js";

    /** What is asked for anew, so that a problem from before is no longer worth reading. */
    const fresh = new Set(["tap", "back", "open", "act", "show", "leave", "export", "read"]);

    /** Sends a message; false, and said on the page, when nobody hears it. */
    function send(name, values) {
      const isSent = connection.send(name, values);
      if (isSent && fresh.has(name)) clearNotice();
      if (!isSent) showNotice("Nothing was sent: there is no connection to the app.", "problem");
      return isSent;
    }

    const phone = new Phone(send);
    const chart = new ChartPanel();
    const timeline = new Timeline();
    const link = new LinkField(send);
    const catalogue = new Catalogue(send);
    const log = new Log(send);
    const map = new PlaceMap();
    const solo = new Solo(send);

    const answers = {
      welcome({ app }) {
        document.title = `${app.name} – Portolan inspector`;
        say(byId("app-name"), app.name);
        say(byId("medium"), app.medium);
        mark(byId("warning"), "hidden", !app.isOpen);
        phone.reset();
        chart.reset();
        timeline.reset();
        solo.show(app.alone);
        drawActions(app.actions, send);
        link.know(app);
        catalogue.show(app.modules);
        map.show(app.modules);
        log.name(app.name);
      },
      drawing: ({ screen }) => phone.show(screen),
      tree({ chart: tree, waiting }) {
        chart.showTree(tree, waiting);
        link.refresh();
      },
      plan: ({ change }) => chart.showChange(change),
      timeline({ rows, isWhole }) {
        timeline.show(rows, isWhole);
        map.note(rows, isWhole);
      },
      preview: ({ link: text, outlook }) => link.showOutlook(text, outlook),
      questions: ({ open }) => solo.ask(open),
      log: ({ text }) => log.save(text),
      replayed: ({ report }) => log.showReplay(report),
      problem: ({ text }) => showNotice(text, "problem"),
    };

    const connection = new Connection({
      onState: showConnection,
      onMessage(name, values) {
        if (Object.hasOwn(answers, name)) answers[name](values);
        else showNotice(`The app said “${name}”, which this page does not know.`, "problem");
      },
    });

    // The cookie has the token now; the address bar, the history and a shared screen need not.
    history.replaceState(null, "", location.pathname);
    byId("reload").addEventListener("click", () => location.reload());
    connection.open();

    """#
}
#endif
