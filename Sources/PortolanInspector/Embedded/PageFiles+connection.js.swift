#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/connection.js: change that file.
extension PageFiles {
  static let connectionJS = #"""
    /** The version of the messages that this page speaks. */
    export const version = 1;

    const pauses = [100, 200, 400, 800, 1600, 2000];

    const reopen =
      "This page is not let in: the program was started again, or the token is wrong. "
      + "Open the address that the program has printed.";

    /**
     * The socket to the app, opened again with growing pauses when it is lost.
     *
     * `onState` is told `connecting`, `open`, `lost` or `refused`, each with a sentence;
     * `onMessage` the name and the values of each message once the app has said welcome.
     */
    export class Connection {
      #onState;
      #onMessage;
      #socket = null;
      #attempts = 0;
      #isWelcome = false;
      #refusal = null;
      /** Why the last connection ended, when that is worth reading after the next one stands. */
      #reason = null;

      constructor({ onState, onMessage }) {
        this.#onState = onState;
        this.#onMessage = onMessage;
      }

      /** Opens the socket, now. */
      open() {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const socket = new WebSocket(`${scheme}://${location.host}/socket`);
        let wasLetIn = false;
        this.#socket = socket;
        this.#isWelcome = false;
        this.#refusal = null;
        socket.addEventListener("open", () => {
          wasLetIn = true;
          this.#write("hello", { version });
        });
        socket.addEventListener("message", (event) => this.#read(event.data));
        socket.addEventListener("close", (event) => this.#end(event, wasLetIn));
      }

      /** Sends a message; false when there is nobody to send it to. */
      send(name, values = {}) {
        if (!this.#isWelcome || this.#socket.readyState !== WebSocket.OPEN) return false;
        this.#write(name, values);
        return true;
      }

      #write(name, values) {
        this.#socket.send(JSON.stringify({ [name]: values }));
      }

      #read(text) {
        let name, values;
        try {
          [[name, values]] = Object.entries(JSON.parse(text));
        } catch {
          this.#onMessage("problem", { text: "The app sent something that is no message." });
          return;
        }
        if (name === "refused") {
          this.#refusal = values.reason;
        } else if (name === "welcome" && values.version !== version) {
          this.#refusal =
            `This page speaks version ${version}, and the app version ${values.version}. `
            + "Load the page again.";
          this.#socket.close();
        } else {
          if (name === "welcome") this.#welcome(values.app.name);
          this.#onMessage(name, values);
          if (name === "welcome") this.#explain();
        }
      }

      #welcome(app) {
        this.#isWelcome = true;
        this.#attempts = 0;
        this.#onState("open", `Connected to ${app}.`);
      }

      #explain() {
        if (!this.#reason) return;
        this.#onMessage("problem", { text: `${this.#reason} The connection is open again.` });
        this.#reason = null;
      }

      async #end(event, wasLetIn) {
        this.#isWelcome = false;
        if (this.#refusal !== null) {
          this.#reason = this.#refusal;
          this.#onState("refused", this.#refusal);
          if (!/version/i.test(this.#refusal)) this.#openLater();
        } else if (!wasLetIn && await isShutOut()) {
          this.#onState("refused", reopen);
        } else {
          this.#reason ??= reasonOf(event);
          this.#onState("lost", `${this.#reason ?? "The connection to the app is lost."} Trying again…`);
          this.#openLater();
        }
      }

      #openLater() {
        const pause = pauses[Math.min(this.#attempts, pauses.length - 1)];
        this.#attempts += 1;
        setTimeout(() => this.open(), pause);
      }
    }

    /** Whether the server is there and refuses; a socket does not tell why it was not opened. */
    async function isShutOut() {
      try {
        const answer = await fetch("/", { cache: "no-store" });
        return answer.status === 401 || answer.status === 403;
      } catch {
        // Nobody answers: the program has ended, and may be started again.
        return false;
      }
    }

    /** What a closed socket says of itself; null when it says nothing. */
    function reasonOf({ code, reason }) {
      if (reason) return `The app has closed the connection: ${reason}`;
      return code === 1009 ? "A message was larger than the app takes." : null;
    }

    """#
}
#endif
