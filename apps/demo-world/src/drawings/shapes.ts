export type Point = readonly [number, number];

/** Writes a number with at most one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function faint(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${String(opacity).replace(/^0/, '')}"`;
}

/** Joins the parts of a drawing, back to front. */
export function draw(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join('');
}

/** Repeats a part of a drawing. */
export function times(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

/** A rectangle, with rounded corners if `round` is given. */
export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  round = 0,
  opacity = 1,
): string {
  const corner = round === 0 ? '' : ` rx="${num(round)}"`;
  const place = `x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"`;
  return `<rect ${place}${corner} fill="${fill}"${faint(opacity)}/>`;
}

/** A circle. */
export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${faint(opacity)}/>`;
}

/** An upright ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  const place = `cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"`;
  return `<ellipse ${place} fill="${fill}"${faint(opacity)}/>`;
}

/** A filled outline; `evenOdd` punches holes. */
export function path(d: string, fill: string, opacity = 1, evenOdd = false): string {
  return `<path d="${d}" fill="${fill}"${evenOdd ? ' fill-rule="evenodd"' : ''}${faint(opacity)}/>`;
}

/** A stroke with round ends. */
export function line(d: string, stroke: string, width: number, opacity = 1): string {
  const pen = `stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${d}" fill="none" ${pen}${faint(opacity)}/>`;
}

/** A dashed seam; `dash` is the stitch and its gap, 'round' makes beads of its ends. */
export function stitch(
  d: string,
  stroke: string,
  width: number,
  dash: string,
  opacity = 1,
  ends: 'cut' | 'round' = 'cut',
): string {
  const cap = ends === 'round' ? ' stroke-linecap="round"' : '';
  const pen = `stroke="${stroke}" stroke-width="${num(width)}" stroke-dasharray="${dash}"${cap}`;
  return `<path d="${d}" fill="none" ${pen}${faint(opacity)}/>`;
}

/** A stroke with square-cut ends. */
export function bar(d: string, stroke: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${faint(opacity)}/>`;
}

/** An elliptic hoop. */
export function hoop(x: number, y: number, rx: number, ry: number, stroke: string, width: number): string {
  const place = `cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"`;
  return `<ellipse ${place} fill="none" stroke="${stroke}" stroke-width="${num(width)}"/>`;
}

/** Moves, turns or scales what it holds. */
export function group(transform: string, ...parts: readonly (string | false)[]): string {
  return `<g transform="${transform}">${draw(...parts)}</g>`;
}

/** The point at an angle (degrees, clockwise from the right) on a circle. */
export function polar(x: number, y: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

/** The outline through these points. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** A regular polygon's outline. */
export function regular(x: number, y: number, r: number, sides: number, turn = 0): string {
  return outline(Array.from({ length: sides }, (_, side) => polar(x, y, r, turn + (side * 360) / sides)));
}

/** A toothed wheel's outline; one tooth points to `turn` degrees. */
export function cog(x: number, y: number, r: number, root: number, teeth: number, turn = 0): string {
  const pitch = 360 / teeth;
  const corners: readonly Point[] = [
    [root, -0.3],
    [r, -0.16],
    [r, 0.16],
    [root, 0.3],
  ];
  const points = Array.from({ length: teeth }, (_, tooth) =>
    corners.map(([radius, at]) => polar(x, y, radius, turn + (tooth + at) * pitch)),
  );
  let [lastX, lastY] = [0, 0];
  const steps = points.flat().map(([px, py], at) => {
    const [dx, dy] = [Math.round(px) - lastX, Math.round(py) - lastY];
    [lastX, lastY] = [lastX + dx, lastY + dy];
    return `${at === 0 ? 'M' : 'l'}${dx} ${dy}`;
  });
  return `${steps.join('')}z`;
}
