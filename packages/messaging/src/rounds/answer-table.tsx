// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens the table is drawn as cards, and browsers drop the roles with its display
import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { businessPath, requestsPath } from '@wbn/cards/business/business-path.ts';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { usePriceLabel } from '@wbn/cards/labels/use-price-label.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { RoundRequest } from '@wbn/contract/messaging/rounds.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOrder } from './order-answers.ts';
import * as styles from './rounds.css.ts';

interface AnsweringCompanyProps {
  /** Id of the element with the name, for aria-labelledby. */
  readonly id: string;
  readonly company: Author;
  readonly isVerified: boolean;
  readonly children: ReactNode;
}

/** A company of the round. */
function AnsweringCompany({ id, company, isVerified, children }: AnsweringCompanyProps) {
  const path = usePath();
  const { authorID: businessID, name: companyName, photo } = company;
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
        <VerifiedBadge verified={isVerified} />
        {children}
      </div>
    </div>
  );
}

interface AnswerTableProps {
  /** In display order. */
  readonly answers: readonly RoundRequest[];
  readonly order: AnswerOrder;
  readonly verified: ReadonlySet<string>;
  /** Owner of the threads: id of the person or of the company that sent the round. */
  readonly ownerID: string;
}

const columns = ['price', 'minimumOrder', 'leadTime', 'deliveryTerm', 'terms'] as const;

/** Compares the answers of all companies. Sets table roles, because narrow screens draw each row as a card. */
export function AnswerTable({ answers, order, verified, ownerID }: AnswerTableProps) {
  const { t } = useTranslation('rounds');
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
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {answers.map((answer) => (
            <AnswerRow
              key={answer.requestID}
              answer={answer}
              isVerified={verified.has(answer.to.authorID)}
              ownerID={ownerID}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface AnswerRowProps extends Pick<AnswerTableProps, 'ownerID'> {
  readonly answer: RoundRequest;
  readonly isVerified: boolean;
}

function AnswerRow({ answer, isVerified, ownerID }: AnswerRowProps) {
  const { t } = useTranslation('rounds');
  const path = usePath();
  const labelID = useId();
  const facts = useFacts(answer);
  const thread = path(requestsPath(ownerID, answer.requestID));
  return (
    <tr role="row" aria-labelledby={labelID}>
      <th role="rowheader" scope="row" className={styles.company}>
        <AnsweringCompany id={labelID} company={answer.to} isVerified={isVerified}>
          {answer.answeredAt && (
            <span className={styles.waiting}>
              {t('answeredAt')} <TimeAgo at={answer.answeredAt} />
            </span>
          )}
          <TextLink to={thread} aria-label={t('openNamed', { company: answer.to.name })}>
            {t('open')}
          </TextLink>
        </AnsweringCompany>
      </th>
      {answer.offer ? (
        columns.map((column) => (
          <td key={column} role="cell" data-label={t(`column.${column}`)} className={classOf[column]}>
            {facts[column] ?? <span className={styles.waiting}>{t('unsaid')}</span>}
          </td>
        ))
      ) : (
        <td role="cell" data-wide="" colSpan={columns.length} className={styles.waiting}>
          {answer.answeredAt ? (
            t('noOffer')
          ) : (
            <>
              {t('noAnswer')} <TimeAgo at={answer.createdAt} />
            </>
          )}
        </td>
      )}
    </tr>
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
function useFacts({ offer }: RoundRequest): Partial<Record<(typeof columns)[number], ReactNode>> {
  const { t } = useTranslation('rounds');
  const { number } = useLabels();
  const priceOf = usePriceLabel();
  if (!offer) return {};
  const { price, minimumOrder, leadTimeDays, deliveryTerm, terms } = offer;
  return {
    price: price && <bdi>{priceOf(price)}</bdi>,
    minimumOrder:
      minimumOrder &&
      [number(minimumOrder.quantity), minimumOrder.unit ?? price?.unit].filter(Boolean).join(' '),
    leadTime: leadTimeDays === undefined ? undefined : t('days', { count: leadTimeDays }),
    deliveryTerm,
    terms: terms && <span dir="auto">{terms}</span>,
  };
}
