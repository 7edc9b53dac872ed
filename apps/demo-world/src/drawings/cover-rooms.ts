import { panes, type View } from './scenery.ts';
import { bar, circle, draw, ellipse, group, hoop, line, num, path, rect, stitch, times } from './shapes.ts';

function daylight(view: View, x: number, w: number): string {
  const { ink, built, leaf } = view;
  return draw(
    rect(x - 8, 52, w + 16, 176, built(0.5), 3),
    rect(x, 60, w, 160, ink.fade('down', ink.tone(0.9, 0.03, 225), ink.tone(0.97, 0.015, 90))),
    ink.clip(
      rect(x, 60, w, 160, '#000'),
      ellipse(x + w * 0.3, 236, w * 0.5, 60, leaf(0.3)),
      ellipse(x + w * 0.8, 240, w * 0.4, 50, leaf(0.45)),
      path(`M${x} 200L${num(x + w * 0.4)} 60h40L${x} 260z`, '#fff', 0.5),
    ),
    bar(`M${num(x + w / 3)} 60v160M${num(x + (w * 2) / 3)} 60v160M${x} 140h${w}`, built(0.5), 5),
    rect(x - 14, 226, w + 28, 9, built(0.34)),
  );
}

function lamps(view: View, places: readonly number[]): string {
  const { ink, built } = view;
  return draw(
    bar(places.map((x) => `M${x} 0v62`).join(''), built(0.8), 3),
    path(
      places.map((x) => `M${x - 120} 290L${x - 34} 88h68l86 202z`).join(''),
      ink.tone(0.98, 0.05, 92),
      0.28,
    ),
    path(places.map((x) => `M${x - 40} 88q4-30 40-32 36 2 40 32z`).join(''), ink.accent.md),
    line(places.map((x) => `M${x} 90h0`).join(''), ink.tone(0.98, 0.07, 92), 18),
  );
}

/** A workshop with its bench and tools. */
export function workshop(view: View): string {
  const { ink, built, earth } = view;
  const { wood, metal, accent, main, dark } = ink;
  const shift = Math.round(ink.vary(-30, 40));
  return draw(
    rect(0, 0, 1600, 330, ink.fade('down', built(0.16), built(0.08))),
    bar(
      times(9, (at) => `M0 ${at * 36 + 30}h1600`),
      built(0.22),
      1.5,
      0.6,
    ),
    daylight(view, 90, 300),
    daylight(view, 1230, 280),
    rect(470 + shift, 56, 620, 150, wood.hi, 4),
    rect(470 + shift, 56, 620, 150, wood.md, 4, 0.35),
    stitch(
      times(5, (row) => `M${486 + shift} ${72 + row * 29}h590`),
      wood.dk,
      3,
      '0 20',
      0.4,
      'round',
    ),
    `<g transform="translate(${shift} 0)">`,
    line('M520 84v96M660 84v70', wood.dp, 10),
    path('M496 78h50v20h-50zM640 74q20-14 44 0l-4 16h-34z', metal.dp),
    line('M590 92v80', metal.md, 11),
    hoop(590, 84, 12, 12, metal.md, 8),
    path('M578 172h24v12h-24z', metal.dk),
    path('M720 80h130l8 34-30 4-108-26z', metal.lt),
    path('M852 82q40-6 44 16t-30 26z', accent.dk),
    line('M930 84v64', metal.dk, 6),
    line('M930 150v36', accent.md, 15),
    line('M966 84v50', metal.dk, 6),
    line('M966 136v36', main.md, 15),
    line('M1002 84v56', metal.dk, 6),
    line('M1002 142v36', accent.md, 15),
    hoop(1048, 118, 24, 24, main.md, 9),
    line('M700 130h150m-150 14h150', metal.dk, 6),
    '</g>',
    lamps(view, [430, 780, 1140]),
    rect(0, 328, 1600, 72, ink.fade('down', earth(0.4), earth(0.7))),
    line('M0 352h1600M0 378h1600', earth(0.85), 2, 0.5),
    rect(330, 262, 900, 20, wood.lt, 3),
    rect(330, 276, 900, 10, wood.dk),
    path('M360 286h40v88h-40zM1160 286h40v88h-40zM760 286h40v88h-40z', wood.dp),
    rect(410, 300, 160, 64, main.dk, 4),
    rect(420, 308, 140, 22, main.md, 3),
    rect(420, 336, 140, 22, main.md, 3),
    bar('M476 319h28m-28 28h28', metal.hi, 5),
    rect(820, 340, 320, 12, wood.dk),
    rect(850, 304, 90, 36, accent.md, 3),
    rect(956, 316, 70, 24, wood.md, 3),
    rect(1040, 300, 70, 40, main.lt, 3),
    path('M620 262v-16h-26v-24h90v24h-26v16z', dark.md),
    path('M560 226h60v20h-60z', metal.md),
    bar('M694 216v36', metal.dk, 6),
    rect(780, 236, 150, 26, wood.md, 2),
    rect(800, 216, 110, 20, wood.hi, 2),
    path('M1000 262v-30q0-26 40-26h40v20h-26v36z', main.md),
    rect(1080, 200, 60, 30, main.dk, 4),
    rect(1000, 254, 100, 8, dark.dk),
    bar('M1140 214h50', metal.md, 5),
    circle(450, 248, 14, accent.md),
    rect(470, 236, 30, 26, metal.lt, 3),
    line('M510 256h40', accent.dk, 8),
    rect(60, 280, 120, 94, wood.md, 3),
    rect(60, 280, 120, 10, wood.hi),
    bar('M60 310h120m-120 30h120', wood.dk, 5),
    rect(1330, 250, 150, 124, main.md, 4),
    panes(1344, 272, 2, 4, 64, 28, 58, main.dk, 20),
    panes(1362, 272, 2, 4, 64, 28, 22, metal.hi, 4),
    line('M220 374l30-120m0 0l30 120m-48-50h36', wood.dk, 9),
  );
}

/** A bright laboratory. */
export function laboratory(view: View): string {
  const { ink, built, earth, leaf } = view;
  const { accent, main, metal, pale, second } = ink;
  const flask = (x: number, y: number, size: number, fill: string): string =>
    group(
      `translate(${x} ${y}) scale(${size / 100})`,
      path('M-12-100h24v36l30 52q4 12-8 12h-68q-12 0-8-12l30-52z', '#fff', 0.75),
      path('M-27-36h54l14 24q4 12-8 12h-66q-12 0-8-12z', fill),
      rect(-17, -104, 34, 7, built(0.4), 3),
    );
  const rack = Math.round(ink.vary(-30, 60));
  const tints = [accent.md, main.lt, second.lt, accent.lt, main.md];
  return draw(
    rect(0, 0, 1600, 330, ink.fade('down', built(0.06), '#ffffff')),
    bar('M0 20h1600', built(0.16), 10),
    bar('M200 20h240m260 0h240m260 0h240', '#fff', 8),
    daylight(view, 80, 330),
    daylight(view, 1190, 330),
    rect(520, 60, 560, 12, built(0.34)),
    rect(520, 140, 560, 12, built(0.34)),
    rect(520, 206, 560, 8, built(0.34)),
    rect(512, 44, 10, 180, built(0.44)),
    rect(1078, 44, 10, 180, built(0.44)),
    tints
      .map((fill, tint) => stitch(`M${544 + tint * 58} 114h${tint < 4 ? 330 : 40}`, fill, 52, '34 256'))
      .join(''),
    stitch('M550 85h500', built(0.8), 12, '22 36'),
    stitch('M549 119h500', '#fff', 15, '24 34', 0.85),
    times(6, (at) => rect(548 + at * 22, 164, 17, 42, tints[at % 5] ?? accent.md, 2)),
    flask(740, 206, 46, accent.lt),
    flask(800, 206, 40, main.lt),
    rect(860, 178, 90, 28, built(0.5), 4),
    flask(1010, 206, 44, second.lt),
    rect(0, 326, 1600, 74, ink.fade('down', earth(0.2), earth(0.4))),
    line('M0 352h1600M0 380h1600', '#fff', 2, 0.6),
    rect(180, 270, 1240, 18, '#ffffff', 4),
    rect(180, 284, 1240, 8, built(0.3)),
    rect(200, 292, 1200, 84, ink.fade('down', main.lt, main.md)),
    stitch('M348 334h920', main.dk, 84, '4 148'),
    stitch('M258 308h1110', metal.hi, 6, '36 116'),
    `<g transform="translate(${rack} 0)">`,
    flask(300, 270, 84, accent.md),
    flask(372, 270, 60, main.lt),
    bar('M420 214h130M420 238h130M424 270v-64m122 64v-64', metal.dk, 5),
    line('M442 202v50m22-50v50m22-50v50m22-50v50m22-50v50', '#fff', 14, 0.9),
    line('M442 232v20m44-20v20m44-20v20', accent.md, 14),
    line('M464 236v16m44-16v16', main.lt, 14),
    path('M640 270q0-14 20-16h70q22 0 22 16z', built(0.9)),
    path('M716 256q40-50-8-100l14-14q64 58 20 114z', built(0.7)),
    path('M664 140l22-12 34 60-22 12z', built(0.95)),
    rect(650, 222, 70, 9, built(0.9)),
    path('M694 196l18-10 10 20-16 8z', metal.md),
    '</g>',
    rect(860, 180, 150, 90, built(0.95), 6),
    rect(868, 188, 134, 70, main.dp, 3),
    line('M880 238l22-24 20 12 26-32 22 18 24-14', accent.lt, 4),
    rect(920, 258, 30, 12, metal.dk),
    rect(1050, 190, 110, 80, '#ffffff', 8),
    rect(1050, 190, 110, 26, built(0.4), 8),
    circle(1105, 242, 18, built(0.3)),
    circle(1105, 242, 11, built(0.8)),
    flask(1220, 270, 70, second.lt),
    flask(1290, 270, 90, accent.lt),
    path('M1350 270v-40h30v40z', pale.dk),
    path('M1365 232q-30-20-26-60 30 18 26 60 0-50 30-64 4 42-30 64z', leaf(0.6)),
  );
}
