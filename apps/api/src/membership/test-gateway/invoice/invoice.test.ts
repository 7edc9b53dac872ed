import { describe, expect, it } from 'vitest';
import { checkPdf } from '../../../files/keep-message-file.ts';
import { ModelRun } from '../model/testing/model-run.ts';
import { drawInvoicePdf } from './draw-invoice-pdf.ts';
import { drawable } from './invoice-letters.ts';
import { drawInvoicePage, invoicePagePolicy } from './invoice-page.ts';
import { presentInvoiceSheet } from './invoice-sheet.ts';

/** With the space that keeps both on one line. */
const usd = (amount: string) => `USD\u{a0}${amount}`;

function boughtSheet(name = 'Rossi & Söhne <Kyiv>') {
  const run = new ModelRun();
  const billing = {
    name,
    email: 'accounts@rossi.example',
    address: { line1: 'Via Torino 5', city: 'Milano', postalCode: '20123', country: 'IT' },
    taxId: { type: 'eu_vat', value: 'IT12345678901' },
  };
  run.run({ kind: 'update-customer', billing });
  run.useCard('4242424242424242');
  run.buy();
  run.run({ kind: 'refund', chargeID: run.charge.id, amount: 5_000 });
  return presentInvoiceSheet(run.state, run.invoice);
}

describe('an invoice of the test gateway', () => {
  it('says who sold what to whom for how much, and that nobody paid', () => {
    expect(boughtSheet()).toEqual({
      title: 'Invoice TEST-0001',
      warning: 'TEST MODE - no payment was made',
      facts: [
        ['Number', 'TEST-0001'],
        ['Date', '23 November 2026'],
        ['Paid', '23 November 2026'],
        ['Status', 'Paid'],
      ],
      seller: ['WBN'],
      buyer: [
        'Rossi & Söhne <Kyiv>',
        'Via Torino 5',
        '20123 Milano',
        'Italy',
        'accounts@rossi.example',
        'Tax id IT12345678901',
      ],
      lines: [
        { description: 'Gold', period: '23 November 2026 - 23 November 2027', amount: usd('1,850.00') },
      ],
      totals: [
        ['Total', usd('1,850.00')],
        ['Paid', usd('1,850.00')],
        ['Refunded', usd('50.00')],
        ['Due', usd('0.00')],
      ],
    });
  });

  it('as a PDF has one page, whatever was typed; letters that its font has not are marked', async () => {
    const names = [
      'Rossi',
      'Завод «Клапан»',
      '罗西阀门有限公司',
      `${'Ж'.repeat(2_000)} ${'阀'.repeat(2_000)}`,
    ];
    for (const name of names) {
      const bytes = await drawInvoicePdf(
        boughtSheet(name),
        'http://localhost:4002/test-gateway/invoices/in_1',
      );
      expect(() => checkPdf(bytes)).not.toThrow();
      expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
    expect(drawable('Завод 阀 Łódź')).toBe('Завод \u{25a1} Łódź');
  });

  it('as a page has every letter, as text, and may load nothing', () => {
    const page = drawInvoicePage(boughtSheet('罗西 <b>'), 'in_1.pdf');
    expect(page).toContain('罗西 &lt;b&gt;');
    expect(page).not.toContain('<b>');
    expect(invoicePagePolicy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/);
  });
});
