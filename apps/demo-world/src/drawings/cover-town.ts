import { lorry, panes, sky, trees, type View } from './scenery.ts';
import { bar, circle, draw, line, num, path, rect, stitch, times } from './shapes.ts';

/** Office towers behind a park. */
export function office(view: View): string {
  const { ink, built, earth, leaf } = view;
  const far = (): string =>
    times(
      22,
      (at) => `M${at * 76} 330v-${Math.round(ink.vary(60, 170))}h${Math.round(ink.vary(44, 74))}v200z`,
    );
  const tower = (x: number, w: number, top: number, near: number, columns: number): string =>
    draw(
      rect(x, top, w, 340 - top, ink.fade('right', built(near), built(near + 0.16))),
      rect(x + w * 0.72, top, w * 0.28, 340 - top, built(near + 0.26), 0, 0.6),
      panes(
        x + 10,
        top + 18,
        columns,
        Math.floor((310 - top) / 20),
        (w - 14) / columns,
        20,
        Math.round((w - 14) / columns) - 6,
        '#fff',
        10,
        0.62,
      ),
      rect(x, top, w, 5, '#fff', 0, 0.5),
    );
  return draw(
    sky(view),
    path(far(), built(0.12)),
    path(far(), built(0.2)),
    tower(230, 110, 120, 0.3, 4),
    tower(1180, 130, 96, 0.32, 5),
    tower(980, 100, 150, 0.28, 4),
    tower(400, 150, ink.vary(56, 96), 0.5, 6),
    path('M560 340V130l120-44v254z', built(0.66)),
    path('M680 340V86l50 30v224z', built(0.86)),
    line(
      times(9, (at) => `M572 ${150 + at * 21}l96-${34 - at * 4}`),
      '#fff',
      7,
      0.6,
    ),
    tower(760, 180, ink.vary(150, 190), 0.56, 7),
    tower(1040, 120, ink.vary(70, 120), 0.6, 5),
    tower(1300, 170, ink.vary(160, 200), 0.52, 7),
    rect(450, 46, 4, 50, built(0.6)),
    rect(810, 306, 80, 34, ink.accent.md),
    rect(820, 312, 60, 28, '#fff', 0, 0.8),
    rect(420, 312, 100, 28, built(0.9)),
    rect(0, 338, 1600, 62, ink.fade('down', earth(0.36), earth(0.5))),
    path('M0 366q400-26 800-8t800-6v48H0z', leaf(0.55)),
    path('M640 400q60-40 260-56h60q-140 20-160 56z', '#fff', 0.55),
    trees(view, [50, 110, 168, 330, 372, 560, 960, 1200, 1250, 1510, 1570], 364, 42, leaf(0.58), leaf(0.8)),
    path('M0 388q400-14 800 2t800-6v16H0z', leaf(0.95)),
    line('M696 366v-14m40 14v-12m360 12v-14', built(1), 7),
    line('M696 344h0m40 2h0m360-2h0', ink.wood.dk, 8),
  );
}

/** A row of shops under awnings. */
export function shop(view: View): string {
  const { ink, built, earth, leaf } = view;
  const walls = [ink.pale.md, ink.main.hi, ink.accent.hi, ink.second.hi, ink.pale.lt];
  const awnings = [ink.accent, ink.main, ink.second, ink.accent, ink.main];
  const offset = ink.pick([0, 1, 2]);
  const tops = Array.from({ length: 6 }, () => Math.round(ink.vary(70, 120)));
  const house = (top: number, at: number): string =>
    draw(
      rect(14 + at * 264, top, 262, 280, walls[(at + offset) % 5] ?? '#ffffff'),
      rect(250 + at * 264, top, 26, 280, built(0.8), 0, 0.12),
    );
  const run = (from: number, below: number, length: number): string =>
    tops.map((top, at) => `M${from + at * 264} ${top + below}h${length}`).join('');
  const front = (x: number, at: number): string => {
    const cloth = awnings[(at + offset) % 5] ?? ink.accent;
    return draw(
      line(
        at % 2
          ? `M${x + 44} 330v-18m26 18v-30m26 30v-22m24 22v-14`
          : `M${x + 40} 326h0m28 0h0m28 0h0m26 0h0m-76-32h0m30 0h0m32 0h0`,
        cloth.md,
        15,
      ),
      path(`M${x + 6} 250l12-34h226l12 34z`, cloth.md),
      stitch(`M${x + 31} 233h220`, '#fff', 34, '24 26', 0.85),
      path(`M${x + 6} 250h250${times(10, () => 'q-12 18-25 0')}z`, cloth.dk),
    );
  };
  return draw(
    sky(view),
    path(
      times(16, (at) => `M${at * 104} 340v-${Math.round(ink.vary(220, 300))}h92v320z`),
      built(0.13),
    ),
    tops.map(house).join(''),
    bar(run(10, -3, 270), built(0.75), 14),
    stitch(run(48, 56, 194), built(0.75), 58, '42 34'),
    stitch(run(52, 56, 186), ink.tone(0.9, 0.03, 220), 50, '34 42'),
    stitch(run(42, 88, 206), built(0.5), 5, '54 22'),
    stitch('M28 303h1560', built(0.92), 94, '234 30'),
    stitch('M36 301h1560', ink.tone(0.95, 0.04, 88), 74, '120 144'),
    stitch('M174 307h1500', built(0.7), 86, '60 204'),
    stitch('M182 300h1500', ink.tone(0.93, 0.03, 200), 56, '44 220'),
    times(6, (at) => front(14 + at * 264, at)),
    rect(0, 348, 1600, 52, ink.fade('down', earth(0.3), earth(0.46))),
    rect(0, 376, 1600, 24, earth(0.85)),
    rect(0, 372, 1600, 5, '#fff', 0, 0.6),
    trees(view, [8, 542, 1070, 1592], 366, 62, leaf(0.56), leaf(0.82)),
    bar('M278 366V220M806 366V220M1334 366V220', built(1), 5),
    line('M278 214h0M806 214h0M1334 214h0', ink.tone(0.96, 0.07, 92), 22),
  );
}

/** A building site with tower cranes. */
export function construction(view: View): string {
  const { ink, built, earth, leaf } = view;
  const crane = (x: number, top: number, reach: number, fill: string): string =>
    draw(
      bar(`M${x} 350V${top - 30}m22 30V350`, fill, 4),
      line(
        times(Math.floor((340 - top) / 24), (at) => `M${x} ${top + 10 + at * 24}l22 24`),
        fill,
        2.5,
      ),
      bar(`M${x - 90} ${top}h${reach + 90}m-${reach - 20} 16h${reach - 20}`, fill, 4),
      line(
        `M${x + 11} ${top - 44}L${x - 80} ${top}M${x + 11} ${top - 44}L${x + reach * 0.7} ${top}M${x} ${top}l11-44 11 44`,
        fill,
        3,
      ),
      rect(x - 90, top, 36, 24, built(1)),
      rect(x + 24, top + 4, 24, 26, ink.accent.dk, 3),
      bar(`M${num(x + reach * 0.62)} ${top + 16}v66`, built(0.9), 2),
      rect(x + reach * 0.62 - 30, top + 82, 60, 12, ink.wood.md),
    );
  const frame = (x: number, y: number, columns: number, floors: number, near: number): string =>
    draw(
      rect(x, y, columns * 60, floors * 44, built(near * 0.4)),
      bar(
        times(floors + 1, (at) => `M${x - 8} ${y + at * 44}h${columns * 60 + 16}`),
        built(near),
        9,
      ),
      bar(
        times(columns + 1, (at) => `M${x + at * 60} ${y}v${floors * 44}`),
        built(near + 0.1),
        8,
      ),
    );
  return draw(
    sky(view),
    path(
      times(24, (at) => `M${at * 70} 340v-${Math.round(ink.vary(50, 140))}h58v200z`),
      built(0.13),
    ),
    crane(1180, 110, 260, built(0.34)),
    frame(980, 174, 4, 4, 0.36),
    rect(240, 140, 200, 210, ink.fade('right', built(0.44), built(0.6))),
    panes(262, 170, 5, 5, 36, 36, 22, '#fff', 22, 0.6),
    bar('M452 350V128m34 222V128M446 170h46m-46 44h46m-46 44h46m-46 44h46', ink.accent.md, 4),
    frame(560, 130, 5, 5, 0.66),
    bar(
      times(6, (at) => `M${560 + at * 60} 130v-24`),
      built(0.8),
      4,
    ),
    path('M620 174h60v44h-60zM740 218h60v44h-60zM560 262h60v44h-60zM680 306h60v44h-60z', ink.accent.hi, 0.9),
    path('M800 174h60v44h-60z', ink.accent.md, 0.6),
    crane(Math.round(ink.vary(470, 520)), 64, 340, ink.accent.md),
    rect(0, 348, 1600, 52, ink.fade('down', earth(0.55), earth(0.85))),
    path('M920 352q60-50 120-50t130 50z', earth(0.7)),
    path('M1040 302q70 6 130 50h-60q-20-40-70-50z', earth(0.95)),
    times(16, (at) => rect(40 + at * 30, 352, 26, 22, at % 2 ? '#ffffff' : ink.accent.md, 0, 0.95)),
    rect(36, 372, 484, 5, built(0.9)),
    lorry(ink.vary(1240, 1330), 382, ink.accent.md, built(0.8), built(1.15)),
    rect(700, 362, 120, 16, ink.wood.md),
    rect(716, 348, 96, 14, ink.wood.lt),
    circle(880, 366, 16, built(0.8)),
    circle(880, 366, 9, earth(0.4)),
    circle(914, 366, 16, built(0.8)),
    circle(914, 366, 9, earth(0.4)),
    trees(view, [60, 120, 1500, 1560], 352, 44, leaf(0.6), leaf(0.85)),
    path('M0 390q400-8 800 0t800 0v10H0z', built(1.05)),
  );
}
