import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { businessPath } from '@wbn/cards/business/business-path.ts';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { priceLabel } from '@wbn/cards/labels/price-label.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { usePriceLabel } from '@wbn/cards/labels/use-price-label.ts';
import type { Offer } from '@wbn/contract/messaging/offer.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { formatDay } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { DataTable } from '@wbn/ui-kit/layout/data-table.tsx';
import { ListToolbar } from '@wbn/ui-kit/layout/list-toolbar.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type ReactNode, useState } from 'react';
import { offerTotal, type Wanted } from '../offers/offer-total.ts';
import { type AnswerOrder, answerOrders, orderAnswers, priceDifferences } from './order-answers.ts';
import * as styles from './rounds.css.ts';

/** A supplier with its offer, a row of the comparison. */
export interface ComparedAnswer {
  readonly id: string;
  readonly company: Author;
  readonly isVerified: boolean;
  readonly offer?: Offer | undefined;
  /** What the buyer asked for: the total of the offer is shown with its price. */
  readonly wanted?: Wanted | undefined;
  /** The words that came with the offer, shown with its terms. */
  readonly words?: ReactNode;
  /** Shown in place of the offer when there is none. */
  readonly without?: ReactNode;
  /** Shown below the company's name: times, links and buttons. */
  readonly about: ReactNode;
}

interface AnswerComparisonProps {
  /** In the order in which `firstOrder` names them. */
  readonly answers: readonly ComparedAnswer[];
  /** Text of the order in which the answers are given. */
  readonly firstOrder: string;
}

/** Offers side by side with a choice of order, and notes on prices that cannot be compared directly. */
export function AnswerComparison({ answers, firstOrder }: AnswerComparisonProps) {
  const t = useText('rounds');
  const [order, setOrder] = useState<AnswerOrder>('named');
  const { currencies, units } = priceDifferences(answers);
  return (
    <Stack space="sm">
      <ListToolbar
        sort={
          <Select
            label={t('order')}
            size="sm"
            value={order}
            options={answerOrders.map((value) => ({
              value,
              text: value === 'named' ? firstOrder : t(`orders.${value}`),
            }))}
            onChange={({ target }) => setOrder(answerOrders.find((one) => one === target.value) ?? 'named')}
          />
        }
      />
      {currencies && <Notice tone="info" title={t('currencies')} />}
      {units && <Notice tone="info" title={t('units')} />}
      <AnswerTable answers={orderAnswers(answers, order)} order={order} />
    </Stack>
  );
}

interface AnswerTableProps {
  /** In display order. */
  readonly answers: readonly ComparedAnswer[];
  readonly order: AnswerOrder;
}

const columns = ['price', 'minimumOrder', 'leadTime', 'deliveryTerm', 'terms'] as const;
type Column = (typeof columns)[number];

function AnswerTable({ answers, order }: AnswerTableProps) {
  const t = useText('rounds');
  const factsOf = useFacts();
  const hasWords = answers.some(({ words }) => words !== undefined);
  return (
    <ScrollRegion label={t('table')}>
      <DataTable
        caption={t('table')}
        sticky
        rows={answers}
        keyOf={({ id }) => id}
        insteadOf={({ offer, without }) => !offer && <span className={styles.waiting}>{without}</span>}
        columns={[
          {
            key: 'company',
            heading: t('column.company'),
            cell: (answer) => <AnsweringCompany answer={answer} />,
          },
          ...columns.map((column) => ({
            key: column,
            heading: t(`column.${column === 'terms' && hasWords ? 'termsAndWords' : column}`),
            sorted: column === order ? ('ascending' as const) : undefined,
            cell: (answer: ComparedAnswer) =>
              factsOf(answer)[column] ?? <span className={styles.waiting}>{t('unsaid')}</span>,
          })),
        ]}
      />
    </ScrollRegion>
  );
}

function AnsweringCompany({ answer }: { readonly answer: ComparedAnswer }) {
  const path = usePath();
  const { authorID: businessID, name: companyName, photo } = answer.company;
  const general = { companyName, ...(photo && { profilePhoto: photo }) };
  return (
    <div className={styles.companyRow}>
      <div className={styles.logo}>
        <BusinessLogo general={general} sizes="2.5rem" />
      </div>
      <div className={styles.words}>
        <Text as="strong" size="sm" weight="semibold">
          <TextLink
            to={path(businessPath({ businessID, general }))}
            tone="default"
            {...foreignText(companyName)}
          >
            {companyName}
          </TextLink>
        </Text>
        <VerifiedBadge verified={answer.isVerified} />
        {answer.about}
      </div>
    </div>
  );
}

/** Returns the function that formats the facts of an offer; facts that are missing are left out. */
function useFacts() {
  const t = useText('rounds');
  const ofOffers = useText('offers');
  const locale = useLocale();
  const { number } = useLabels();
  const priceOf = usePriceLabel();
  return ({ offer, wanted = {}, words }: ComparedAnswer): Partial<Record<Column, ReactNode>> => {
    if (!offer) return {};
    const { price, minimumOrder, leadTimeDays, deliveryTerm, validUntil, terms } = offer;
    const total = offerTotal(offer, wanted);
    return {
      price: price && (
        <>
          <bdi className={styles.price}>{priceOf(price)}</bdi>
          {total && <MutedText>{ofOffers('totalOf', { total: priceLabel(locale, total) })}</MutedText>}
        </>
      ),
      minimumOrder:
        minimumOrder &&
        [number(minimumOrder.quantity), minimumOrder.unit ?? price?.unit].filter(Boolean).join(' '),
      leadTime: leadTimeDays === undefined ? undefined : t('days', { count: leadTimeDays }),
      deliveryTerm,
      terms: (terms || words || validUntil) && (
        <div className={styles.terms}>
          {validUntil && <MutedText>{ofOffers('until', { day: formatDay(locale, validUntil) })}</MutedText>}
          {terms && <span dir="auto">{terms}</span>}
          {words}
        </div>
      ),
    };
  };
}
