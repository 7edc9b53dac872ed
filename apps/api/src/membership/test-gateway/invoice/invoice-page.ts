import { createHash } from 'node:crypto';
import { escapeHtml } from '@wbn/mail/escape-html.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
.warning { padding: .5rem 1rem; border-radius: .5rem; text-align: center; background: #fff1e6; color: #9a3412; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 2rem 0 1.5rem; }
.head { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 1.5rem; }
h2, dt, small { font-size: .8125rem; font-weight: 400; opacity: .75; margin: 0; }
p, dl, dd { margin: 0; }
dd { margin-bottom: .5rem; }
table { width: 100%; margin: 2rem 0; border-collapse: collapse; }
td, th { padding: .5rem 0; vertical-align: top; text-align: start; font-weight: 400; }
td:last-child { text-align: end; white-space: nowrap; padding-inline-start: 1rem; font-variant-numeric: tabular-nums; }
tbody { border-block: 1px solid #8884; }
small { display: block; }
`;

/** Its style, by its hash, and nothing else. */
export const invoicePagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The invoice as a page, with every letter that was typed: it is drawn with the reader's fonts. */
export function drawInvoicePage(sheet: InvoiceSheet, pdfName: string): string {
  const { title, warning, facts, seller, buyer, lines, totals } = sheet;
  const block = (name: string, texts: readonly string[]) =>
    `<section><h2>${name}</h2><p>${texts.map(escapeHtml).join('<br>')}</p></section>`;
  const factRows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const lineRows = lines
    .map(
      ({ description, period, amount }) =>
        `<tr><th scope="row">${escapeHtml(description)}<small>${period}</small></th><td>${amount}</td></tr>`,
    )
    .join('');
  const totalRows = totals
    .map(([name, amount]) => `<tr><th scope="row">${name}</th><td>${amount}</td></tr>`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<p class="warning">${warning}</p>
<main><h1>${escapeHtml(title)}</h1>
<div class="head">${block('From', seller)}${block('To', buyer)}<dl>${factRows}</dl></div>
<table><tbody>${lineRows}</tbody><tfoot>${totalRows}</tfoot></table>
<p><a href="${escapeHtml(pdfName)}" download>PDF</a></p></main></body></html>`;
}
