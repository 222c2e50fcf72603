// Lets the app say large things: how long the page's scripts take for each.
const [nodeCount, rowCount] = arguments;

/** A tree of tabs with stacks of screens, in which one screen comes and goes. */
function tree(turn) {
  const count = nodeCount - turn % 2;
  const names = ["main"];
  const outline = {
    parts: [[{ root: 0 }]], parents: ",", kinds: "t", named: "0,", placed: "",
    places: "", selected: "1,", collapsed: "",
  };
  for (let place = 1; place < count; place += 1) {
    const isStack = place % 50 === 1;
    outline.parents += `${isStack ? 0 : place - (place - 1) % 50},`;
    outline.kinds += isStack ? "k" : "s";
    outline.named += isStack ? "," : `${names.push(`screen${place + 1}`) - 1},`;
  }
  const ids = Array.from({ length: count }, (_, place) => place + 1);
  const chart = { outline, names, ids, visible: [0, count - 1], slots: [] };
  return { tree: { chart, waiting: [] } };
}

function row(id, turn) {
  return {
    id, kind: "request", title: `show screen${id}`, site: "Store/ProductsModel.swift:39",
    answers: ["signedIn: allow"], steps: [`push screen${id} onto main`, `seen ${turn} times`],
    state: "arrived", outcome: `screen${id}`, milliseconds: turn,
  };
}

function drawing(turn) {
  const screen = structuredClone(window.recorder.drawing);
  const rows = Array.from({ length: 20 }, (_, place) => ({
    id: `u${place}`, kind: "button", text: `Row ${place}, ${turn}`, value: "", isEnabled: true,
    isSelected: false, isSecret: false, children: [],
  }));
  const find = (element) => element.kind === "screen" && !element.children.some(find)
    ? (element.children = [...element.children.filter((child) => child.kind === "bar"), ...rows])
    : element.children.some(find);
  screen.layers.forEach((layer) => find(layer.content));
  return { drawing: { screen } };
}

const makers = {
  "a tree": tree,
  "a timeline": (turn) => ({ timeline: {
    rows: Array.from({ length: rowCount }, (_, place) => row(place + 1, turn)), isWhole: true } }),
  "a row": (turn) => ({ timeline: {
    rows: [row(turn % 2 ? rowCount - turn : rowCount + turn, turn)], isWhole: false } }),
  "a drawing": drawing,
};

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

window.update = async (name, count) => {
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const data = JSON.stringify(makers[name](turn));
    await frame();
    const start = performance.now();
    window.recorder.socket.dispatchEvent(new MessageEvent("message", { data }));
    times.push(performance.now() - start);
    await frame();
  }
  return times;
};
