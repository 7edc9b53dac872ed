import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, group, line, num, path, rect, times } from './shapes.ts';
import { box, log } from './solids.ts';

/** A belt conveyor carrying cartons. */
export function conveyor(ink: Ink): string {
  const { main, metal, dark, wood, accent } = ink;
  const parcel = (x: number, y: number, w: number, h: number): string =>
    box(x, y, w, h, 44, wood, ink.fade('down', wood.lt, wood.md)) +
    rect(x + w * 0.42, y, w * 0.16, h, accent.md) +
    path(`M${num(x + w * 0.42)} ${y}l44 -22h${num(w * 0.16)}l-44 22z`, accent.lt);
  return draw(
    ink.shadow(400, 270),
    bar('M300 330v130M640 330v130', dark.md, 14),
    bar('M300 412h340', dark.dk, 8),
    path('M160 320l90-50h440l-60 50z', ink.fade('right', dark.lt, dark.md)),
    line('M250 272h436', dark.dp, 6),
    parcel(236, 236, 92, 72),
    parcel(392, 210, 104, 96),
    parcel(556, 256, 66, 50),
    rect(134, 318, 512, 52, dark.dp, 26),
    rect(134, 314, 512, 12, dark.lt, 6),
    times(
      9,
      (at) =>
        circle(162 + at * 57, 345, 17, metal.dk) +
        circle(160 + at * 57, 343, 14, ink.ball(metal)) +
        circle(160 + at * 57, 343, 4, dark.md),
    ),
    path('M630 320l62-52q16 4 6 22l-54 74z', dark.md),
    rect(170, 330, 440, 34, ink.fade('down', main.lt, main.md, main.dk), 5),
    bar('M186 347h20m30 0h20m30 0h20m30 0h20m30 0h20m30 0h20m30 0h20m30 0h20', main.dp, 6),
    bar('M222 364v104M560 364v104', metal.md, 18),
    bar('M216 364v104M554 364v104', metal.hi, 5),
    bar('M222 424h338', metal.md, 10),
    bar('M222 428h338', metal.dk, 3),
    path('M200 480v-12h44v12zM538 480v-12h44v12z', dark.dk),
    rect(470, 372, 66, 46, ink.roll(accent, 'down'), 6),
    rect(530, 376, 26, 38, dark.md, 4),
    bar('M480 384v24m12-24v24m12-24v24m12-24v24', accent.dp, 4),
  );
}

/** An articulated industrial robot. */
export function robotArm(ink: Ink): string {
  const { main, dark, metal, accent } = ink;
  const lift = ink.vary(-5, 5);
  const joint = (x: number, y: number, r: number): string =>
    draw(
      circle(x + 4, y + 4, r, main.dp),
      circle(x, y, r, ink.fade('diagonal', main.lt, main.dk)),
      circle(x, y, r * 0.66, dark.md),
      circle(x, y, r * 0.6, ink.fade('diagonal', metal.hi, metal.dk)),
      circle(x, y, r * 0.22, dark.md),
    );
  return draw(
    ink.shadow(350, 130),
    rect(240, 456, 220, 24, dark.dk, 4),
    rect(240, 454, 220, 8, dark.lt, 4),
    path('M276 456l16-56h116l16 56z', ink.fade('right', main.lt, main.md, main.dp)),
    rect(284, 390, 132, 18, dark.md, 6),
    path('M296 392q0-60 54-60t54 60z', ink.fade('right', main.lt, main.dk)),
    group(
      `rotate(${num(lift)} 350 346)`,
      line('M330 330Q290 210 360 150', dark.dp, 10),
      path('M310 352L268 196a42 42 0 0 1 82-22l40 160z', ink.fade('right', main.lt, main.md, main.dk)),
      path('M330 320l-30-114 22-6 32 114z', main.dk, 0.7),
      line('M282 190l38 150', '#fff', 4, 0.35),
      group(
        `rotate(${num(-lift * 1.6)} 308 184)`,
        path('M290 150q6-34 40-30l60 8 96 20v50l-100 8-70 14z', ink.fade('down', main.lt, main.md, main.dk)),
        line('M316 134l70 8 92 20', '#fff', 4, 0.35),
        rect(478, 140, 26, 64, dark.md, 6),
        path('M500 146l66 14q20 6 20 26l-82 8z', ink.fade('down', main.lt, main.dk)),
        circle(566, 186, 27, main.dp),
        circle(563, 183, 26, ink.fade('diagonal', main.lt, main.dk)),
        circle(563, 183, 14, metal.md),
        rect(542, 206, 42, 26, dark.md, 4),
        rect(532, 230, 62, 16, metal.md, 4),
        path(
          'M532 246h16v34l14 24-8 6-22-30zM594 246h-16v34l-14 24 8 6 22-30z',
          ink.fade('right', metal.hi, metal.dk),
        ),
        rect(534, 312, 58, 50, accent.dk, 4),
        rect(534, 312, 58, 16, accent.lt, 4),
        line('M360 130Q430 92 500 146', dark.dk, 8),
      ),
      joint(308, 184, 45),
    ),
    joint(350, 346, 48),
    rect(260, 466, 12, 8, metal.lt),
    rect(428, 466, 12, 8, metal.lt),
    path('M324 420h52v14h-52z', accent.md),
  );
}

/** A cordless drill driver. */
export function drill(ink: Ink): string {
  const { main, dark, metal, accent } = ink;
  return draw(
    ink.shadow(440, 150),
    path('M150 212l10-6h90v12h-90z', metal.dk),
    path('M160 206h90v5h-90z', metal.hi),
    bar('M170 218l10-12m8 12l10-12m8 12l10-12m8 12l10-12', metal.dp, 3),
    path('M240 190h20l46-24v92l-46-24h-20z', ink.roll(dark, 'down')),
    bar('M268 190v44m12-50v56m12-64v72', dark.dp, 4),
    path('M304 160h36v104h-36z', ink.roll(metal, 'down')),
    path('M340 152h40v122h-40z', ink.roll(dark, 'down')),
    bar('M350 156v114m10-114v114m10-114v114', dark.dp, 3),
    path(
      'M380 146h150q64 6 66 64t-56 66l-10 18-26 104h-92l18-116-50-2z',
      ink.fade('diagonal', main.lt, main.md, main.dk),
    ),
    path('M560 152q36 12 36 58t-56 66q24-30 26-66t-6-58z', dark.md),
    bar('M576 178v60m10-44v28', dark.dp, 5),
    path('M430 282h102l-28 116h-92z', dark.md),
    path('M514 296l18-14-28 116h-24z', dark.dk),
    line('M506 310l-80 0m76 16h-78m74 16h-78m74 16h-78m74 16h-76', dark.dp, 4),
    path('M398 280h34l-10 52q-28 0-24-52z', ink.fade('down', accent.lt, accent.dk)),
    path('M404 184h110q30 4 30 26t-30 26H404z', main.dp, 0.45),
    rect(404, 180, 108, 48, accent.md, 8),
    bar('M420 196h60m-60 14h40', accent.hi, 6),
    line('M384 156h140q40 4 52 30', '#fff', 5, 0.4),
    rect(440, 134, 40, 14, dark.md, 5),
    path(
      'M372 396h158q12 0 12 14v62q0 8-8 8H364q-8 0-8-8v-54q0-20 16-22z',
      ink.fade('down', dark.lt, dark.md, dark.dp),
    ),
    path('M356 430h186v16H356z', main.md),
    line('M384 462h0m16 0h0m16 0h0', ink.tone(0.8, 0.17, 150), 8),
    line('M432 462h0', dark.lt, 8),
  );
}

/** An engine lathe turning a shaft. */
export function lathe(ink: Ink): string {
  const { main, metal, dark, accent } = ink;
  return draw(
    ink.shadow(400, 270),
    path('M150 480v-108h130v108zM520 480v-108h130v108z', ink.fade('right', main.md, main.dk)),
    path('M162 392h106v70H162zM532 392h106v70H532z', main.dp, 0.5),
    path('M280 372h240v40H280z', dark.dk),
    path('M140 350h520v30H140z', ink.fade('down', main.lt, main.dk)),
    path('M260 330h400v22H260z', ink.fade('down', metal.hi, metal.md, metal.dp)),
    bar('M262 337h396', '#fff', 3, 0.7),
    path('M140 190q0-14 14-14h110q14 0 14 14v160H140z', ink.fade('right', main.lt, main.md, main.dk)),
    rect(140, 176, 138, 12, main.hi, 6),
    rect(156, 204, 62, 40, dark.dp, 4),
    bar('M164 216h34m-34 14h46', accent.lt, 5),
    circle(172, 270, 13, dark.md),
    circle(172, 268, 9, metal.hi),
    circle(208, 270, 13, dark.md),
    circle(208, 268, 9, metal.hi),
    circle(244, 224, 10, ink.tone(0.6, 0.2, 28)),
    path(log(280, 262, 20, 34, 8), ink.roll(metal, 'down')),
    path(log(298, 262, 44, 64, 14), ink.roll(dark, 'down')),
    ellipse(342, 262, 14, 64, dark.lt),
    path(
      'M338 204h22l6 16-6 16h-22zM338 288h22l6 16-6 16h-22zM346 246h24l6 16-6 16h-24z',
      ink.fade('down', metal.hi, metal.dk),
    ),
    path(log(360, 262, 150, 20, 5), ink.roll(accent, 'down')),
    path(log(440, 262, 60, 15, 4), ink.roll(metal, 'down')),
    path('M500 250h26l16 12-16 12h-26z', ink.roll(metal, 'down')),
    path('M530 240h34v44h-34z', ink.roll(metal, 'down')),
    path('M560 214h76q10 0 10 12v104H566l-6-40z', ink.fade('right', main.lt, main.dk)),
    rect(574, 320, 66, 16, main.dp, 3),
    circle(668, 262, 26, metal.dp),
    circle(665, 260, 25, ink.fade('diagonal', metal.hi, metal.dk)),
    circle(665, 260, 15, dark.md),
    circle(665, 240, 6, dark.dp),
    path('M392 340h110v20H392zM404 366h90v40h-90z', ink.fade('right', main.md, main.dk)),
    rect(388, 346, 118, 20, main.md, 3),
    rect(388, 346, 118, 6, main.hi, 3),
    path('M420 346v-36h56v36z', ink.fade('right', metal.lt, metal.dk)),
    path('M432 310v-22h30v22z', dark.md),
    path('M424 290l8-6h40v12h-42z', metal.lt),
    circle(450, 386, 20, metal.dp),
    circle(448, 384, 18, ink.fade('diagonal', metal.hi, metal.dk)),
    circle(448, 384, 6, dark.md),
    line('M300 200q60-60 140-10', dark.md, 6),
    rect(140, 470, 150, 10, dark.dp, 2),
    rect(510, 470, 150, 10, dark.dp, 2),
  );
}
