import { lorry, pines, ridge, sky, trees, type View } from './scenery.ts';
import { bar, circle, draw, ellipse, line, num, path, rect, stitch, times } from './shapes.ts';

/** Fields with a farmstead. */
export function field(view: View): string {
  const { ink, leaf, built } = view;
  const corn = ink.ramp(0.8, 0.085, 88);
  const farm = ink.vary(0, 160);
  const mill = (x: number, y: number, h: number): string =>
    bar(`M${x} ${y}v-${h}`, '#fff', 4) +
    line(`M${x} ${y - h}l4-44M${x} ${y - h}l36 26M${x} ${y - h}l-40 20`, '#fff', 3);
  return draw(
    sky(view),
    ridge(view, 200, 34, leaf(0.18)),
    mill(1180, 214, 92),
    mill(1270, 216, 76),
    mill(1350, 214, 84),
    ridge(view, 232, 20, leaf(0.34)),
    trees(view, [40, 80, 118, 420, 452, 980, 1016, 1046, 1460, 1500], 250, 30, leaf(0.55), leaf(0.7)),
    ridge(view, 258, 12, ink.fade('down', corn.lt, corn.md), 400),
    path('M0 300q400-50 800-26t800-14v140H0z', ink.fade('down', leaf(0.5), leaf(0.68))),
    bar(
      times(34, (at) => `M${num(560 + at * 8)} 274L${at * 96 - 900} 400`),
      leaf(0.85),
      3,
      0.45,
    ),
    path('M900 280q340-6 700-24v80q-360 0-800-20z', corn.lt),
    stitch('M900 292q340-4 700-18M880 302q340 2 720-8M860 312q380 10 740 6', corn.dk, 3, '16 7'),
    rect(farm + 330, 196, 36, 84, ink.fade('right', '#fff', built(0.5))),
    ellipse(farm + 348, 196, 18, 12, built(0.7)),
    path(`M${num(farm + 376)} 282v-50l44-32 44 32v50z`, ink.accent.md),
    path(`M${num(farm + 464)} 282v-50l-44-32h66l44 32v50z`, ink.accent.dk),
    path(`M${num(farm + 420)} 200h66l44 32h-66z`, built(0.85)),
    rect(farm + 408, 246, 26, 36, '#fff', 0, 0.9),
    line(`M${num(farm + 410)} 248l22 32m0-32l-22 32`, ink.accent.dk, 2),
    trees(view, [farm + 300, farm + 560, farm + 590], 288, 46, leaf(0.7), leaf(0.92)),
    path('M0 360q500-46 900-20t700 10v50H0z', leaf(0.95)),
    stitch('M0 372q500-44 900-18t700 10', leaf(0.7), 5, '3 9'),
  );
}

/** Vines on rolling hills. */
export function vineyard(view: View): string {
  const { ink, leaf, earth, built } = view;
  const soil = ink.ramp(0.76, 0.055, 70);
  const row = (d: string, width: number, fill: string): string =>
    `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="1 ${num(width * 1.15)}"/>`;
  const cypress = (x: number, y: number, h: number): string =>
    path(
      `M${x} ${y}q-${num(h * 0.16)}-${num(h * 0.4)} 0-${h}q${num(h * 0.16)} ${num(h * 0.6)} 0 ${h}z`,
      leaf(0.9),
    );
  const villa = ink.vary(860, 1120);
  return draw(
    sky(view),
    ridge(view, 190, 40, built(0.14), 320),
    ridge(view, 222, 26, leaf(0.28)),
    path('M0 300q300-90 760-60t840 20v140H0z', ink.fade('down', soil.lt, soil.md)),
    times(5, (at) =>
      row(
        `M0 ${300 + at * 14}q300-${88 - at * 5} 760-${58 - at * 3}t840 ${18 + at}`,
        7 + at,
        leaf(0.5 + at * 0.03),
      ),
    ),
    path('M700 310q340-110 900-80v170H600z', ink.fade('down', soil.md, soil.dk)),
    bar(
      times(
        16,
        (at) => `M${760 + at * 62} ${num(300 - Math.sin((at + 2) * 0.2) * 54)}L${560 + at * 100} 400`,
      ),
      leaf(0.62),
      12,
    ),
    bar(
      times(
        16,
        (at) => `M${758 + at * 62} ${num(297 - Math.sin((at + 2) * 0.2) * 54)}L${552 + at * 100} 400`,
      ),
      leaf(0.44),
      5,
    ),
    `<g transform="translate(${num(villa)} 0)">`,
    path('M0 250v-46h90v46zM90 250v-66h40v66z', '#fff'),
    path('M90 250v-66h40v66z', soil.lt),
    path('M-8 206l14-18h90v18zM84 186l26-16 26 16z', ink.accent.md),
    rect(14, 216, 10, 14, built(0.8)),
    rect(40, 216, 10, 14, built(0.8)),
    rect(66, 222, 12, 28, built(0.8)),
    rect(104, 198, 10, 14, built(0.8)),
    cypress(-30, 254, 78),
    cypress(-52, 256, 60),
    cypress(152, 254, 88),
    cypress(172, 254, 66),
    cypress(196, 252, 76),
    '</g>',
    trees(view, [120, 160, 540, 574], 262, 30, leaf(0.55), leaf(0.75)),
    path('M0 352q400-60 900 8 300 36 700 4v36H0z', earth(0.9)),
    row('M0 356q400-56 900 8 300 34 700 2', 26, leaf(0.72)),
    row('M14 352q400-56 890 8 300 34 700 2', 17, leaf(0.52)),
    row('M0 392q500-50 900-6t700-4', 40, leaf(0.95)),
    row('M20 386q500-50 900-6t700-4', 24, leaf(0.76)),
    line('M300 352h0m26 10h0m420 10h0m30 14h0m400 12h0m34-2h0', ink.ramp(0.42, 0.09, 345).md, 9),
  );
}

/** Pine woods around a lake. */
export function forest(view: View): string {
  const { ink, leaf, built } = view;
  const lake = ink.vary(600, 1000);
  return draw(
    sky(view),
    path(
      'M0 260L160 120l70 50 120-110 130 120 90-60 160 130 140-90 150 110 130-130 110 90 120-70 220 150v140H0z',
      built(0.16),
    ),
    path('M350 60l130 120-60-20-40 18-30-50-44 24zM1130 130l110 90-50-8-34 16-30-40-36 18z', '#fff', 0.55),
    ridge(view, 226, 26, leaf(0.2)),
    pines(view, 0, 1600, 250, 60, 26, leaf(0.3)),
    rect(0, 244, 1600, 30, '#fff', 0, 0.25),
    pines(view, 0, 1600, 280, 84, 36, leaf(0.46)),
    rect(0, 276, 1600, 124, leaf(0.46)),
    ellipse(lake, 310, 420, 30, ink.fade('down', built(0.2), built(0.36))),
    line(`M${num(lake - 240)} 306h150m60 12h180m-320 8h90m150-26h120`, '#fff', 3, 0.6),
    pines(view, 0, lake - 330, 330, 130, 46, leaf(0.68)),
    pines(view, lake + 330, 1600, 330, 130, 46, leaf(0.68)),
    path('M0 330q300-14 560 14t500-4 540-14v74H0z', leaf(0.72)),
    pines(view, -20, lake - 420, 392, 190, 80, leaf(0.95)),
    pines(view, lake + 440, 1640, 392, 190, 80, leaf(0.95)),
    path('M0 384q400-18 800 0t800-4v20H0z', leaf(1)),
    line(`M${num(lake - 60)} 366h96m-84-14h76`, ink.wood.dk, 14),
    line(`M${num(lake + 36)} 366h0M${num(lake + 16)} 352h0`, ink.wood.lt, 11),
  );
}

/** An open-cast mine. */
export function mine(view: View): string {
  const { ink, earth, built } = view;
  const rock = ink.ramp(0.7, 0.05, ink.pick([55, 75, 40]));
  const truck = (x: number, y: number): string =>
    draw(
      ellipse(x + 70, y + 2, 86, 5, rock.dp, 0.5),
      path(`M${x} ${y - 62}l104-6 20-14h16v12l-30 18-16 36h-80z`, ink.accent.md),
      path(`M${x} ${y - 62}l104-6 20-14h16v5l-36 18z`, ink.accent.hi),
      path(`M${x + 4} ${y - 63}q40-34 96-5z`, rock.dk),
      rect(x + 98, y - 54, 34, 26, ink.accent.dk, 3),
      rect(x + 112, y - 50, 16, 13, '#fff', 2, 0.8),
      rect(x + 8, y - 28, 128, 12, built(1)),
      line(`M${x + 28} ${y - 16}h0m78 0h0`, built(1.15), 36),
      line(`M${x + 28} ${y - 16}h0m78 0h0`, ink.accent.lt, 12),
    );
  return draw(
    sky(view),
    ridge(view, 176, 30, built(0.14), 320),
    bar('M1290 220L1326 96h20l36 124M1304 180h62m-54-30h48', built(0.5), 6),
    circle(1336, 94, 20, built(0.5)),
    circle(1336, 94, 13, '#fff', 0.7),
    bar('M1350 106L1450 220', built(0.5), 6),
    path('M1440 220v-40l26-18 26 18v40z', built(0.42)),
    path('M0 216h1600v184H0z', rock.hi),
    path('M0 216h240l60 26h260l50 24h420l60-24h250l60-26h200v184H0z', rock.lt),
    path('M0 250h180l70 28h240l60 26h560l70-26h230l60-28h130v150H0z', ink.fade('down', rock.md, rock.lt)),
    path(
      'M0 250h180l70 28h240l60 26h560l70-26h230l60-28h130v9h-120l-60 28h-236l-70 26H536l-60-26H244l-70-28H0z',
      rock.dk,
    ),
    path('M0 294h150l80 30h250l70 24h520l80-24h240l70-30h140v106H0z', ink.fade('down', rock.dk, rock.md)),
    path(
      'M0 294h150l80 30h250l70 24h520l80-24h240l70-30h140v9h-130l-70 30h-246l-80 24H536l-70-24H224l-80-30H0z',
      rock.dp,
    ),
    path('M0 346h120l90 26h1200l80-26h110v54H0z', rock.dp),
    path('M0 376q400-14 800-4t800-2v30H0z', earth(0.9)),
    path('M700 374q60-66 120-72 60 10 110 72z', rock.dk),
    path('M820 302q60 10 110 72h-70q0-40-40-72z', rock.dp),
    bar('M792 330L1010 236', built(0.8), 9),
    bar('M1010 236v110m-70-82v100', built(0.8), 6),
    line('M792 326L1010 231', ink.accent.md, 4),
    truck(ink.vary(260, 420), 386),
    truck(ink.vary(1120, 1240), 378),
    `<g opacity=".9" transform="translate(${num(ink.vary(520, 560))} 290) scale(.7)">`,
    lorry(0, 0, rock.hi, ink.accent.md, built(1.1)),
    '</g>',
    pines(view, 0, 90, 400, 60, 30, view.leaf(0.9)),
    pines(view, 1520, 1620, 400, 70, 30, view.leaf(0.9)),
  );
}
