// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens the table is drawn as cards, and browsers drop the roles with its display
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
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type ReactNode, useId, useState } from 'react';
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
      <div className={styles.head}>
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
      </div>
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

/** Sets table roles, because narrow screens draw each row as a card. */
function AnswerTable({ answers, order }: AnswerTableProps) {
  const t = useText('rounds');
  const hasWords = answers.some(({ words }) => words !== undefined);
  const textOf = (column: Column) => t(`column.${column === 'terms' && hasWords ? 'termsAndWords' : column}`);
  const sorted = (column: string) => (column === order ? 'ascending' : undefined);
  return (
    <ScrollRegion label={t('table')}>
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.company}>
              {t('column.company')}
            </th>
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" aria-sort={sorted(column)}>
                {textOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {answers.map((answer) => (
            <AnswerRow key={answer.id} answer={answer} textOf={textOf} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type Column = (typeof columns)[number];

interface AnswerRowProps {
  readonly answer: ComparedAnswer;
  readonly textOf: (column: Column) => string;
}

function AnswerRow({ answer, textOf }: AnswerRowProps) {
  const t = useText('rounds');
  const labelID = useId();
  const facts = useFacts(answer);
  return (
    <tr role="row" aria-labelledby={labelID}>
      <th role="rowheader" scope="row" className={styles.company}>
        <AnsweringCompany id={labelID} answer={answer} />
      </th>
      {answer.offer ? (
        columns.map((column) => (
          <td key={column} role="cell" data-label={textOf(column)} className={classOf[column]}>
            {/* One child: on narrow screens the label stands beside it. */}
            <div>{facts[column] ?? <span className={styles.waiting}>{t('unsaid')}</span>}</div>
          </td>
        ))
      ) : (
        <td role="cell" data-wide="" colSpan={columns.length} className={styles.waiting}>
          {answer.without}
        </td>
      )}
    </tr>
  );
}

interface AnsweringCompanyProps {
  /** Id of the element with the name, for aria-labelledby. */
  readonly id: string;
  readonly answer: ComparedAnswer;
}

function AnsweringCompany({ id, answer }: AnsweringCompanyProps) {
  const path = usePath();
  const { authorID: businessID, name: companyName, photo } = answer.company;
  const general = { companyName, ...(photo && { profilePhoto: photo }) };
  return (
    <div className={styles.companyRow}>
      <div className={styles.logo}>
        <BusinessLogo general={general} sizes="2.5rem" />
      </div>
      <div className={styles.words}>
        <Text as="strong" size="sm" weight="semibold" id={id}>
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

const classOf = {
  price: `${styles.cell} ${styles.price}`,
  minimumOrder: styles.cell,
  leadTime: styles.cell,
  deliveryTerm: styles.cell,
  terms: styles.terms,
};

/** Formats the facts of an offer; facts that are missing are left out. */
function useFacts({ offer, wanted = {}, words }: ComparedAnswer): Partial<Record<Column, ReactNode>> {
  const t = useText('rounds');
  const ofOffers = useText('offers');
  const locale = useLocale();
  const { number } = useLabels();
  const priceOf = usePriceLabel();
  if (!offer) return {};
  const { price, minimumOrder, leadTimeDays, deliveryTerm, validUntil, terms } = offer;
  const total = offerTotal(offer, wanted);
  return {
    price: price && (
      <>
        <bdi className={styles.unbroken}>{priceOf(price)}</bdi>
        {total && <MutedText>{ofOffers('totalOf', { total: priceLabel(locale, total) })}</MutedText>}
      </>
    ),
    minimumOrder:
      minimumOrder &&
      [number(minimumOrder.quantity), minimumOrder.unit ?? price?.unit].filter(Boolean).join(' '),
    leadTime: leadTimeDays === undefined ? undefined : t('days', { count: leadTimeDays }),
    deliveryTerm,
    terms: (terms || words || validUntil) && (
      <>
        {validUntil && <MutedText>{ofOffers('until', { day: formatDay(locale, validUntil) })}</MutedText>}
        {terms && <span dir="auto">{terms}</span>}
        {words}
      </>
    ),
  };
}
