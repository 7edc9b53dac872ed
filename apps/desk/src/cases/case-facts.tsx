import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import type { CaseBlock } from '@wbn/contract/desk/cases.ts';
import { formatDay, formatMoment, formatMoney, formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import * as styles from './case-facts.css.ts';
import { accountPath } from './case-head.tsx';
import { useKindTexts } from './case-texts.ts';

type Fact = Extract<CaseBlock, { block: 'facts' }>['facts'][number];

interface CaseFactsProps {
  readonly kind: CaseKind;
  readonly facts: readonly Fact[];
}

/** Facts of a case, each with its label. */
export function CaseFacts({ kind, facts }: CaseFactsProps) {
  const text = useKindTexts(kind);
  return (
    <dl className={styles.facts}>
      {facts.map((fact, place) => (
        <div key={`${fact.name}-${place}`} className={styles.fact}>
          <dt className={styles.label}>{text('facts', fact.name)}</dt>
          <dd className={styles.value}>
            <Value kind={kind} fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ kind, fact }: { readonly kind: CaseKind; readonly fact: Fact }): ReactNode {
  const t = useText('desk-cases');
  const text = useKindTexts(kind);
  const locale = useLocale();
  const { type, value, id } = fact;
  if (value === '') return t('nothing');
  switch (type) {
    case 'time':
      return formatMoment(locale, value);
    case 'day':
      return formatDay(locale, value);
    case 'number':
      return formatNumber(locale, Number(value));
    case 'money':
      return <Money value={value} />;
    case 'key':
      return text('values', value);
    case 'account':
      return id ? <TextLink to={accountPath({ id, type: 'user' })}>{value}</TextLink> : value;
    case 'company':
      return id ? <TextLink to={accountPath({ id, type: 'business' })}>{value}</TextLink> : value;
    case 'address':
      return <WebAddress value={value} />;
    case 'text':
      return <span dir="auto">{value}</span>;
  }
}

/** `12.50 usd` */
function Money({ value }: { readonly value: string }) {
  const locale = useLocale();
  const [, amount = '', currency = ''] = /^(-?[\d.]+) ([a-z]{3})$/i.exec(value) ?? [];
  return currency ? formatMoney(locale, Number(amount), currency.toUpperCase()) : value;
}

/** Only web addresses are links: what people type may be anything. */
function WebAddress({ value }: { readonly value: string }) {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return <span dir="ltr">{value}</span>;
  return (
    <TextLink href={value} target="_blank" rel="noreferrer nofollow">
      {value}
    </TextLink>
  );
}
