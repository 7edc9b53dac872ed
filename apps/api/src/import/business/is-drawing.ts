/** What drawings of WBN are made of: shapes and colours. Nothing here loads, moves, links or runs. */
const elements = new Set(
  'svg g defs path rect circle ellipse line polygon polyline linearGradient radialGradient stop clipPath title'.split(
    ' ',
  ),
);
const attributes = new Set(
  `xmlns width height viewBox id d x y x1 y1 x2 y2 cx cy r rx ry fx fy points transform fill fill-rule fill-opacity
  stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity opacity offset stop-color stop-opacity
  clip-path clip-rule gradientUnits gradientTransform clipPathUnits`.split(/\s+/),
);
const svgNamespace = 'http://www.w3.org/2000/svg';
const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z0-9-]+="[^"<>&]*")*)\s*\/?>/g;
const attribute = /([A-Za-z0-9-]+)="([^"]*)"/g;

/** Whether a text is an SVG of shapes alone. A list of what is harmless: there is no end to what is not. */
export function isDrawing(text: string): boolean {
  if (!text.startsWith('<svg ')) return false;
  let sound = true;
  const rest = text.replace(tag, (_, _closing: string, name: string, given: string) => {
    sound &&=
      elements.has(name) &&
      [...given.matchAll(attribute)].every(([, key = '', value = '']) => isPlain(key, value));
    return '';
  });
  // What is left is the text of titles: no other markup, and no entity.
  return sound && !/[<>&]/.test(rest);
}

function isPlain(key: string, value: string): boolean {
  if (!attributes.has(key)) return false;
  if (key === 'xmlns') return value === svgNamespace;
  // A paint may be of this drawing; `url(` leads anywhere else only without the sign.
  return !/url\s*\((?!#[\w-]+\))|[:\\]/i.test(value);
}
