import { encode } from 'uqr';
import { type Html, html } from '../../page/html.ts';
import { looks } from '../../page/looks.ts';

/** A QR code as a drawing in the page. */
export function qrPicture(text: string, label: string): Html {
  const border = 3;
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return html`<svg class="${looks.page.qr}" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}
