import { formatDay, formatUsDollars } from '@wbn/edition/format.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { escapeHtml } from '@wbn/mail/escape-html.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { customerOf } from './create-test-gateway.ts';
import { requireTestGateway } from './test-card-calls.ts';
import type { TestInvoice } from './test-customer.ts';

/** Serves invoices of the test gateway as plain English pages. They need no sign-in, as at payment providers: the address cannot be guessed. */
export function serveTestInvoices(server: FastifyInstance, services: Services): void {
  server.get<{ Params: { id: string } }>('/test-gateway/invoices/:id', async (request, reply) => {
    const { id } = request.params;
    const customer = await requireTestGateway(services).customers.read(customerOf(id));
    const invoice = customer?.invoices.find((one) => one.id === id);
    if (!invoice) throw notFound('There is no such invoice.');
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(drawInvoice(invoice));
  });
}

function drawInvoice(invoice: TestInvoice): string {
  const { number, status, lines, billing, createdAt, total, amountPaid, amountRefunded } = invoice;
  const { name, email, address, taxId } = billing;
  const place = address && [address.line1, address.line2, address.postalCode, address.city, address.country];
  const rows: readonly (readonly [string, string])[] = [
    ['Date', formatDay('en', new Date(createdAt))],
    ['Status', status],
    ['From', 'WBN'],
    ['To', [name, ...(place ?? []), email, taxId?.value].filter(Boolean).join(', ')],
    ...lines.map(({ text, amount }) => [text, formatUsDollars('en', amount)] as const),
    ['Total', formatUsDollars('en', total)],
    ['Paid', formatUsDollars('en', amountPaid)],
    ...(amountRefunded > 0 ? [['Refunded', formatUsDollars('en', amountRefunded)] as const] : []),
  ];
  const cells = rows.map(
    ([head, value]) =>
      `<tr><th scope="row" align="left">${escapeHtml(head)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Invoice ${number}</title></head><body>
<p>TEST MODE - no payment was made</p>
<main><h1>Invoice ${number}</h1><table>${cells.join('')}</table></main></body></html>`;
}
