import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { Invoice } from '@wbn/contract/membership/payment-shapes.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { usePlanLabels } from './plan-label.ts';

const tones = { paid: 'success', open: 'warning', void: 'neutral', uncollectible: 'danger' } as const;

/** An invoice: what it was for, what became of it, and its papers. */
export function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('membership');
  const { money, name } = usePlanLabels();
  const { date } = useLabels();
  const { number, level, createdAt, status, total, amountRefunded, currency, isDisputed } = invoice;
  const words = number ?? t('invoices.noNumber');
  const papers = [
    { href: invoice.pdfUrl, text: t('invoices.pdf'), label: t('invoices.pdfOf', { number: words }) },
    { href: invoice.pageUrl, text: t('invoices.page'), label: t('invoices.pageOf', { number: words }) },
  ].filter(({ href }) => href !== undefined);
  return (
    <tr>
      <th scope="row">
        <Inline space="xs">
          {words}
          {level && <Badge>{name(level)}</Badge>}
        </Inline>
      </th>
      <td data-label={t('invoices.date')}>{date(createdAt)}</td>
      <td data-label={t('invoices.status')}>
        <Inline space="xxs">
          <Badge tone={tones[status]}>{t(`invoices.is.${status}`)}</Badge>
          {amountRefunded > 0 && (
            <Badge>
              {amountRefunded < total
                ? t('invoices.partlyRefunded', { amount: money(amountRefunded, currency) })
                : t('invoices.refunded')}
            </Badge>
          )}
          {isDisputed && <Badge tone="danger">{t('invoices.disputed')}</Badge>}
        </Inline>
      </td>
      <td data-label={t('invoices.amount')}>{money(total, currency)}</td>
      <td data-label={t('invoices.papers')}>
        <Inline space="sm">
          {papers.map(({ href, text, label }) => (
            <TextLink key={text} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
              {text}
            </TextLink>
          ))}
        </Inline>
      </td>
    </tr>
  );
}
