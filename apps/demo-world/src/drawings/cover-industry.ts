import { hash } from './random.ts';
import { lorry, panes, ridge, sky, trees, type View } from './scenery.ts';
import { bar, draw, ellipse, line, num, path, rect, stitch, times } from './shapes.ts';

/** A factory with saw-tooth roofs. */
export function factory(view: View): string {
  const { ink, built, earth, leaf } = view;
  const stack = (x: number, top: number, w: number): string =>
    draw(
      path(
        `M${x} 330l${w * 0.16}-${330 - top}h${w * 0.68}l${w * 0.16} ${330 - top}z`,
        ink.fade('right', built(0.42), built(0.75)),
      ),
      rect(x + w * 0.14, top + 12, w * 0.72, 10, ink.accent.md),
      rect(x + w * 0.13, top + 34, w * 0.74, 8, '#fff', 0, 0.7),
    );
  return draw(
    sky(view),
    ridge(view, 236, 26, built(0.12)),
    path(
      'M60 330v-90h60v-30h40v30h70v-60h50v60h80v90zM1180 330v-70h90v-40h60v40h50v-70h60v70h110v70z',
      built(0.24),
    ),
    line(`M706 70q26-30 70-24t90-20M826 96q30-20 66-12t70-14`, '#fff', 26, 0.55),
    stack(680, 84, 52),
    stack(800, 110, 46),
    path(`M340 330v-110${times(5, () => 'l80-44v44')}v110z`, ink.fade('down', built(0.44), built(0.6))),
    path(
      times(5, (at) => `M${404 + at * 80} 190v34l-40 0v-12z`),
      '#fff',
      0.6,
    ),
    rect(340, 226, 400, 104, ink.fade('down', built(0.5), built(0.64))),
    panes(362, 256, 8, 2, 47, 34, 32, '#fff', 18, 0.65),
    rect(740, 196, 260, 134, ink.fade('down', built(0.66), built(0.82))),
    rect(734, 188, 272, 12, built(0.9)),
    panes(764, 226, 6, 2, 40, 36, 24, ink.accent.hi, 20, 0.85),
    rect(770, 284, 50, 46, built(1)),
    bar('M770 292h50m-50 9h50m-50 9h50m-50 9h50', built(0.8), 2),
    rect(860, 284, 110, 46, built(1)),
    times(3, (at) =>
      draw(
        rect(1040 + at * 76, 216, 62, 114, ink.fade('right', '#fff', built(0.3), built(0.6))),
        ellipse(1071 + at * 76, 216, 31, 12, built(0.26)),
        bar(`M${1040 + at * 76} 250h62`, ink.accent.md, 6),
      ),
    ),
    bar('M1000 240h40m62 0h14m62 0h14M1000 300h280', built(0.8), 5),
    line('M1128 204v-16h90v16', built(0.6), 3),
    rect(0, 328, 1600, 72, ink.fade('down', earth(0.5), earth(0.75))),
    rect(0, 352, 1600, 20, earth(0.9)),
    bar(
      times(20, (at) => `M${at * 84} 362h44`),
      '#fff',
      2.5,
      0.7,
    ),
    lorry(ink.vary(160, 300), 358, '#ffffff', ink.accent.md, built(1.1)),
    lorry(ink.vary(1080, 1300), 358, ink.accent.lt, built(0.8), built(1.1)),
    trees(view, [40, 96, 280, 1320, 1376, 1430, 1540], 334, 44, leaf(0.6), leaf(0.85)),
    path('M0 388q400-12 800 0t800-2v14H0z', leaf(0.9)),
  );
}

/** A logistics hall with loading docks. */
export function warehouse(view: View): string {
  const { ink, built, earth, leaf } = view;
  const open = ink.pick([396, 530]);
  return draw(
    sky(view),
    ridge(view, 232, 24, leaf(0.16)),
    trees(view, [30, 76, 118, 1490, 1530, 1576], 316, 50, leaf(0.4), leaf(0.55)),
    path('M140 178l60-26h1240l40 26z', built(0.36)),
    rect(140, 176, 1340, 146, ink.fade('down', built(0.3), built(0.44))),
    stitch('M170 255h1300', '#fff', 126, '1.5 28.5', 0.35),
    rect(140, 176, 1340, 16, built(0.78)),
    rect(140, 196, 1340, 6, ink.accent.md),
    rect(140, 150, 190, 172, ink.fade('down', built(0.66), built(0.85))),
    panes(160, 186, 5, 3, 34, 40, 24, '#fff', 24, 0.75),
    rect(216, 284, 36, 38, ink.accent.hi),
    stitch('M388 277h1024', built(0.9), 90, '86 48'),
    stitch('M396 281h1008', '#fff', 82, '70 64'),
    stitch('M396 256h1008m-1008 16h1008m-1008 16h1008m-1008 16h1008', built(0.34), 2, '70 64'),
    stitch('M384 230h1032', ink.accent.md, 8, '94 40'),
    times(3, (at) => path(`M${open + at * 402} 240h70v82h-70z`, built(1.15))),
    path(
      times(3, (at) => `M${open + at * 402 + 10} 322v-28h24v28h4v-42h22v42z`),
      ink.wood.lt,
    ),
    rect(0, 320, 1600, 80, ink.fade('down', earth(0.42), earth(0.66))),
    bar(
      times(9, (at) => `M${368 + at * 134} 330l-24 40`),
      '#fff',
      3,
      0.7,
    ),
    lorry(ink.vary(430, 520), 352, '#ffffff', ink.accent.md, built(1.1)),
    lorry(ink.vary(840, 900), 360, ink.accent.lt, built(0.8), built(1.1)),
    lorry(ink.vary(1220, 1280), 352, built(0.5), built(0.9), built(1.1)),
    trees(view, [60, 1400, 1450], 372, 40, leaf(0.66), leaf(0.9)),
    path('M0 384q500-10 900 0t700-2v18H0z', leaf(0.9)),
  );
}

/** A container port. */
export function harbour(view: View): string {
  const { ink, built, earth } = view;
  const boxes = [
    ink.accent.md,
    built(0.55),
    '#ffffff',
    ink.accent.lt,
    built(0.8),
    ink.second.lt,
    ink.main.lt,
  ];
  const stacked = (
    x: number,
    y: number,
    columns: number,
    tall: readonly number[],
    w: number,
    h: number,
  ): string =>
    draw(
      ...boxes.map((fill, at) => {
        const held = times(columns, (column) =>
          times(tall[column % tall.length] ?? 1, (level) =>
            hash(`${x} ${column} ${level}`) % boxes.length === at
              ? `M${Math.round(x + column * (w + 2))} ${y - (level + 1) * h}h${w}v${h - 2}h-${w}z`
              : '',
          ),
        );
        return path(held, fill);
      }),
    );
  const crane = (x: number, scale: number, fill: string): string =>
    `<g transform="translate(${num(x)} 320) scale(${scale})">${draw(bar('M0 0V-150M90 0V-150M0-70h90M0 0L90-70', fill, 9), bar('M-150-154H170', fill, 11), bar('M45-154v-70', fill, 8), line('M45-222L-140-156M45-222L160-156', fill, 3.5), rect(60, -180, 46, 26, ink.accent.md), bar('M-90-150v64', fill, 2.5), rect(-112, -88, 44, 18, ink.accent.md))}</g>`;
  const ship = ink.vary(200, 420);
  return draw(
    sky(view),
    ridge(view, 214, 28, built(0.13)),
    ridge(view, 244, 12, built(0.22)),
    rect(0, 268, 1600, 132, ink.fade('down', built(0.2), built(0.44))),
    line('M60 292h140m900-8h170m200 20h90M20 330h60m1000-14h120', '#fff', 3, 0.6),
    crane(1010, 0.7, built(0.34)),
    crane(1180, 0.7, built(0.34)),
    rect(900, 300, 700, 30, built(0.5)),
    stacked(1240, 302, 6, [2, 3, 3, 1, 2, 3, 2, 1], 40, 17),
    path(
      `M${num(ship - 60)} 290h700l-14 56q-4 14-20 14H${num(ship + 10)}q-20 0-30-18z`,
      ink.fade('down', built(0.85), built(1)),
    ),
    path(`M${num(ship - 22)} 342h644l-2 4q-4 14-20 14H${num(ship + 10)}q-20 0-32-18z`, ink.accent.dk),
    rect(ship - 56, 296, 686, 5, '#fff', 0, 0.5),
    stacked(ship + 10, 290, 11, [3, 4, 4, 5, 4, 5, 3, 4, 4, 3, 2], 40, 20),
    path(`M${num(ship + 500)} 290v-120h74v22h26v98z`, '#fff'),
    panes(Math.round(ship) + 510, 186, 5, 3, 12, 26, 8, built(0.85), 9),
    rect(ship + 520, 140, 30, 32, ink.accent.md),
    crane(ink.vary(1080, 1140), 1.12, built(0.8)),
    crane(ink.vary(1330, 1400), 1.12, built(0.8)),
    path('M940 330h660v70H960z', ink.fade('down', earth(0.7), earth(0.95))),
    rect(936, 322, 664, 12, earth(0.5)),
    bar('M960 346h640', ink.accent.md, 4),
    lorry(ink.vary(1200, 1260), 384, ink.accent.lt, built(0.8), built(1.1)),
    stacked(1430, 386, 3, [2, 3, 1], 50, 20),
    line('M80 370h200m80 16h240m60-10h140M0 392h120', '#fff', 3, 0.45),
  );
}
