import { fileURLToPath } from 'node:url';
import PdfDocument from 'pdfkit';
import { drawable, missingLetter } from './invoice-letters.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';

const font = fileURLToPath(new URL('inter-invoice.ttf', import.meta.url));
/** Points; an A4 page is 595 wide. */
const margin = 56;
const width = 595 - 2 * margin;
const right = margin + width;
const ink = '#1b1f24';
const quiet = '#59636e';
const alarm = '#9a3412';

/** The invoice as a PDF of one page; what its font has no letters for is said on it, with where to read it. */
export function drawInvoicePdf(sheet: InvoiceSheet, pageUrl: string): Promise<Buffer> {
  const document = new PdfDocument({
    ...{ size: 'A4', margin, font, lang: 'en' },
    info: { Title: sheet.title, Author: 'WBN', Subject: sheet.warning },
  });
  const parts: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  document
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => resolve(Buffer.concat(parts)))
    .on('error', reject);
  drawHead(document, sheet);
  drawLines(document, sheet);
  drawFoot(document, sheet, pageUrl);
  document.end();
  return promise;
}

function drawHead(
  document: PDFKit.PDFDocument,
  { title, warning, facts, seller, buyer }: InvoiceSheet,
): void {
  document.rect(margin, margin, width, 26).fill('#fff1e6');
  document
    .fillColor(alarm)
    .fontSize(10)
    .text(warning, margin, margin + 8, { width, align: 'center' });
  document.fillColor(ink).fontSize(22).text(title, margin, 110);
  const top = 156;
  drawBlock(document, 'From', seller, margin, top);
  drawBlock(document, 'To', buyer, margin + 150, top);
  for (const [place, [name, value]] of facts.entries()) {
    const y = top + place * 30;
    document
      .fillColor(quiet)
      .fontSize(8)
      .text(name, right - 120, y, { width: 120 });
    document
      .fillColor(ink)
      .fontSize(10)
      .text(value, right - 120, y + 11, { width: 120 });
  }
}

function drawBlock(
  document: PDFKit.PDFDocument,
  name: string,
  lines: readonly string[],
  x: number,
  y: number,
): void {
  document.fillColor(quiet).fontSize(8).text(name, x, y);
  document.fillColor(ink).fontSize(10);
  // What would leave the page is cut with a dot; the names that people type have limits.
  document.text(lines.map(drawable).join('\n'), x, y + 11, {
    ...{ width: name === 'To' ? 190 : 140, height: 150, ellipsis: true, lineGap: 3 },
  });
}

function drawLines(document: PDFKit.PDFDocument, { lines, totals }: InvoiceSheet): void {
  let y = 340;
  const rule = () => {
    document.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor('#d1d9e0').stroke();
    y += 10;
  };
  const amount = (text: string) => document.text(text, right - 120, y, { width: 120, align: 'right' });
  rule();
  for (const line of lines) {
    document
      .fillColor(ink)
      .fontSize(10)
      .text(drawable(line.description), margin, y, { width: width - 130 });
    amount(line.amount);
    y += 15;
    document.fillColor(quiet).fontSize(8).text(line.period, margin, y);
    y += 22;
  }
  rule();
  for (const [name, total] of totals) {
    document
      .fillColor(quiet)
      .fontSize(10)
      .text(name, right - 220, y);
    document.fillColor(ink);
    amount(total);
    y += 19;
  }
}

function drawFoot(document: PDFKit.PDFDocument, sheet: InvoiceSheet, pageUrl: string): void {
  const isWhole = sheet.buyer.every((line) => !drawable(line).includes(missingLetter));
  if (isWhole) return;
  document
    .fillColor(quiet)
    .fontSize(8)
    .text(
      `${missingLetter} stands for a letter that the font of this PDF does not have. The whole text: ${pageUrl}`,
      margin,
      740,
      { width, link: pageUrl, height: 40 },
    );
}
