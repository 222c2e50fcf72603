// Keeps what the app says to the page, and the newest socket, for the tests to look at.
(() => {
  const Native = window.WebSocket;
  window.recorder = { heard: [], most: 5000, drawing: null, socket: null, greeting: null };

  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      window.recorder.socket = this;
      this.addEventListener("message", ({ data }) => {
        const { heard, most } = window.recorder;
        heard.push(data);
        if (heard.length > most) heard.splice(0, heard.length - most);
        if (data.startsWith('{"drawing"')) window.recorder.drawing = JSON.parse(data).drawing.screen;
      });
    }

    send(text) {
      const { greeting } = window.recorder;
      super.send(greeting && text.startsWith('{"hello"') ? greeting : text);
    }
  };
})();
