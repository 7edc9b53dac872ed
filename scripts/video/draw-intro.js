// Draws the intro video: `drawIntro(seconds)` paints one moment on the canvas of the page. Runs in a browser, with the
// globals `words`, `mapPath` and `mapSize` set before it. The same moment always gives the same picture.
const canvas = document.querySelector('canvas');
const paper = canvas.getContext('2d');
const [width, height] = [1280, 720];
const ink = '#14202e';
const soft = '#5b6b7d';
const brand = '#0a6c8f';
const tint = '#e3f0f5';
const accent = '#f2a705';
const line = '#d9e1e8';
const scenes = [
  [0, 4, drawNetwork],
  [4, 8.4, drawSearch],
  [8.4, 12.8, drawCompany],
  [12.8, 16.6, drawInquiry],
  [16.6, 20, drawEnd],
];

const clamp = (value) => Math.min(1, Math.max(0, value));
/** Goes from 0 to 1 between two moments, gently at both ends. */
const ease = (time, from, length) => {
  const x = clamp((time - from) / length);
  return x * x * (3 - 2 * x);
};
const mix = (from, to, share) => from + (to - from) * share;

// biome-ignore lint/correctness/noUnusedVariables: called from outside, once per frame
function drawIntro(seconds) {
  paper.globalAlpha = 1;
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, width, height);
  const [from, to, draw] = scenes.find(([, end]) => seconds < end) ?? scenes.at(-1);
  const last = to === 20;
  paper.globalAlpha = ease(seconds, from, 0.35) * (last ? 1 : 1 - ease(seconds, to - 0.3, 0.3));
  draw(seconds - from, paper.globalAlpha);
  paper.globalAlpha = 1;
  paper.fillStyle = line;
  paper.fillRect(0, height - 6, width, 6);
  paper.fillStyle = accent;
  paper.fillRect(0, height - 6, (width * seconds) / 20, 6);
}

function write(text, x, y, { size = 48, weight = 650, color = ink, align = 'center' } = {}) {
  paper.font = `${weight} ${size}px Inter`;
  paper.textAlign = align;
  paper.fillStyle = color;
  paper.fillText(text, x, y);
}

function box(x, y, w, h, { fill = '#ffffff', stroke, radius = 18, shadow = false } = {}) {
  paper.save();
  if (shadow) {
    paper.shadowColor = 'rgba(20,32,46,0.14)';
    paper.shadowBlur = 36;
    paper.shadowOffsetY = 12;
  }
  paper.beginPath();
  paper.roundRect(x, y, w, h, radius);
  paper.fillStyle = fill;
  paper.fill();
  paper.restore();
  if (!stroke) return;
  paper.strokeStyle = stroke;
  paper.lineWidth = 2;
  paper.stroke();
}

function map(x, y, scale, color) {
  paper.save();
  paper.translate(x, y);
  paper.scale(scale, scale);
  paper.lineCap = 'round';
  paper.lineWidth = 0.62;
  paper.setLineDash([0, 1]);
  paper.strokeStyle = color;
  paper.stroke(new Path2D(mapPath));
  paper.restore();
}

const pins = [
  [46, 47],
  [137, 42],
  [52, 37],
  [37, 12],
  [43, 46],
  [121, 20],
  [43, 30],
  [99, 24],
  [76, 14],
  [81, 12],
  [124, 24],
  [109, 26],
  [122, 35],
  [82, 17],
  [134, 18],
  [33, 24],
  [40, 23],
  [42, 36],
  [118, 33],
  [85, 44],
  [130, 19],
  [74, 18],
  [89, 18],
  [75, 11],
  [38, 18],
];

function pin(x, y, size) {
  if (size <= 0) return;
  paper.beginPath();
  paper.arc(x, y, 9 * size, 0, 7);
  paper.fillStyle = brand;
  paper.fill();
  paper.beginPath();
  paper.arc(x, y, 3.6 * size, 0, 7);
  paper.fillStyle = accent;
  paper.fill();
}

/** The words stand above the place of a player's controls: this scene is the poster too. */
function drawNetwork(time, alpha) {
  const [x, y, scale] = [209, 30, 5.6];
  map(x, y, scale, '#b8c6d2');
  pins.forEach(([column, row], index) => {
    const grown = ease(time, 0.3 + index * 0.07, 0.35);
    const overshoot = grown < 1 ? grown * (1 + 0.25 * Math.sin(grown * Math.PI)) : 1;
    pin(x + column * scale, y + row * scale, overshoot);
  });
  paper.globalAlpha = alpha * ease(time, 0.5, 0.6);
  write(words.network, 640, 435, { size: 64, weight: 720 });
  write(words.networkSmall, 640, 495, { size: 32, weight: 450, color: soft });
}

function drawSearch(time, alpha) {
  write(words.search, 640, 110, { size: 52, weight: 700 });
  box(240, 165, 800, 84, { stroke: brand, radius: 20, shadow: true });
  const letters = Math.floor(clamp((time - 0.5) / 1.1) * words.typed.length);
  const typed = words.typed.slice(0, letters);
  write(typed, 276, 219, { size: 34, weight: 500, align: 'left' });
  if (time % 0.8 < 0.5) {
    paper.fillRect(282 + paper.measureText(typed).width, 187, 3, 42);
  }
  paper.beginPath();
  paper.arc(985, 203, 15, 0, 7);
  paper.moveTo(996, 214);
  paper.lineTo(1009, 227);
  paper.lineWidth = 5;
  paper.lineCap = 'round';
  paper.strokeStyle = brand;
  paper.stroke();
  words.results.forEach(([name, place], index) => {
    const come = ease(time, 1.75 + index * 0.25, 0.45);
    paper.globalAlpha = alpha * come;
    const y = 285 + index * 125 + (1 - come) * 30;
    box(240, y, 800, 108, { stroke: line, shadow: index === 0 && time > 3 });
    box(262, y + 20, 68, 68, { fill: [tint, '#fdf1d8', '#e8ecf1'][index], radius: 14 });
    write(name[0], 296, y + 67, { size: 36, weight: 700, color: brand });
    write(name, 354, y + 50, { size: 29, weight: 620, align: 'left' });
    write(place, 354, y + 84, { size: 23, weight: 430, color: soft, align: 'left' });
  });
}

function valve(x, y, size, color) {
  paper.save();
  paper.translate(x, y);
  paper.scale(size, size);
  paper.fillStyle = color;
  paper.fillRect(-60, -16, 120, 32);
  paper.fillRect(-70, -28, 18, 56);
  paper.fillRect(52, -28, 18, 56);
  paper.beginPath();
  paper.arc(0, 0, 34, 0, 7);
  paper.fill();
  paper.fillRect(-7, -62, 14, 40);
  paper.fillStyle = accent;
  paper.beginPath();
  paper.roundRect(-12, -74, 92, 16, 8);
  paper.fill();
  paper.restore();
}

function drawCompany(time, alpha) {
  write(words.company, 640, 100, { size: 50, weight: 700 });
  box(150, 150, 980, 500, { stroke: line, radius: 24, shadow: true });
  box(150, 150, 980, 130, { fill: tint, radius: 24 });
  box(190, 220, 110, 110, { fill: '#ffffff', stroke: line, radius: 22 });
  write(words.results[0][0][0], 245, 296, { size: 56, weight: 720, color: brand });
  write(words.results[0][0], 325, 330, { size: 36, weight: 680, align: 'left' });
  const seal = ease(time, 0.9, 0.4);
  const seat = 350 + paper.measureText(words.results[0][0]).width;
  paper.beginPath();
  paper.arc(seat, 318, 17 * seal, 0, 7);
  paper.fillStyle = accent;
  paper.fill();
  if (seal > 0.7) {
    paper.beginPath();
    paper.moveTo(seat - 8, 318);
    paper.lineTo(seat - 2, 324);
    paper.lineTo(seat + 8, 311);
    paper.lineWidth = 4;
    paper.strokeStyle = '#ffffff';
    paper.stroke();
  }
  words.facts.forEach((fact, index) => {
    paper.globalAlpha = alpha * ease(time, 0.5 + index * 0.28, 0.4);
    const y = 405 + index * 60;
    paper.beginPath();
    paper.arc(205, y - 9, 7, 0, 7);
    paper.fillStyle = brand;
    paper.fill();
    write(fact, 232, y, { size: 28, weight: 470, align: 'left' });
  });
  for (let index = 0; index < 3; index++) {
    const come = ease(time, 1.4 + index * 0.3, 0.45);
    paper.globalAlpha = alpha * come;
    const x = 610 + index * 168;
    box(x, 395 + (1 - come) * 24, 152, 200, { fill: '#f5f8fa', stroke: line, radius: 16 });
    valve(x + 72, 500 + (1 - come) * 24, 0.72 + index * 0.06, [brand, '#46586a', '#7d8fa0'][index]);
  }
}

function bubble(x, y, text, { fill, color, grown, mirrored }) {
  if (grown <= 0) return;
  paper.font = '520 27px Inter';
  const w = paper.measureText(text).width + 56;
  const left = mirrored ? x - w : x;
  paper.save();
  paper.translate(mirrored ? x : x, y + 76);
  paper.scale(grown, grown);
  paper.translate(-x, -(y + 76));
  box(left, y, w, 76, { fill, radius: 24, shadow: true });
  write(text, left + 28, y + 47, { size: 27, weight: 520, color, align: 'left' });
  paper.restore();
}

function drawInquiry(time) {
  write(words.inquiry, 640, 100, { size: 50, weight: 700 });
  map(170, 180, 6.1, '#d3dde5');
  const [from, to] = [
    [330, 420],
    [940, 380],
  ];
  const flight = ease(time, 0.5, 1.1);
  const way = new Path2D();
  way.moveTo(...from);
  way.quadraticCurveTo(640, 190, ...to);
  paper.lineWidth = 4;
  paper.strokeStyle = brand;
  paper.setLineDash([760 * flight, 760]);
  paper.stroke(way);
  paper.setLineDash([]);
  pin(...from, 1.5);
  pin(...to, mix(1, 1.5, flight));
  bubble(180, 470, words.question, { fill: brand, color: '#ffffff', grown: ease(time, 0.25, 0.35) });
  bubble(1090, 575, words.answer, {
    fill: '#fdf1d8',
    color: ink,
    grown: ease(time, 1.9, 0.35),
    mirrored: true,
  });
}

function drawEnd(time, alpha) {
  paper.fillStyle = brand;
  paper.fillRect(0, 0, width, height);
  map(140, 110, 6.5, 'rgba(255,255,255,0.16)');
  const grown = ease(time, 0.1, 0.5);
  paper.save();
  paper.translate(640, 220);
  paper.scale(4.2 * mix(0.85, 1, grown), 4.2 * mix(0.85, 1, grown));
  paper.translate(-19, -20);
  box(1, 2, 36, 36, { fill: '#ffffff', radius: 9 });
  paper.lineWidth = 3.4;
  paper.lineCap = 'round';
  paper.lineJoin = 'round';
  paper.strokeStyle = brand;
  paper.stroke(new Path2D('M9 14.5l5 13 5-10 5 10 5-13'));
  paper.beginPath();
  paper.arc(19, 10.6, 2.6, 0, 7);
  paper.fillStyle = accent;
  paper.fill();
  paper.restore();
  paper.globalAlpha = alpha * ease(time, 0.4, 0.5);
  write(words.end, 640, 425, { size: 58, weight: 720, color: '#ffffff' });
  paper.globalAlpha = alpha * ease(time, 0.8, 0.5);
  write(words.endSmall, 640, 490, { size: 32, weight: 450, color: '#d9edf5' });
}
