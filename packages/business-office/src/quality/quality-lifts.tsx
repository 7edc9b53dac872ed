import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { BusinessQualityReply, CompletenessItem, QualityLift } from '@wbn/contract/business/quality.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { type ManageScreen, rolesOf, screenPath } from '../manage/screens.ts';
import * as styles from './quality.css.ts';

type Lifts = BusinessQualityReply['lifts'];

interface QualityLiftsProps {
  readonly lifts: Lifts;
  readonly businessID: string;
  readonly access: BusinessRole;
  /** How many are told at once; the rest is folded away. */
  readonly told: number;
}

/** What would lift a company, the most valuable first, each with the way to where it is done. */
export function QualityLifts({ lifts, told, ...of }: QualityLiftsProps) {
  const { t } = useTranslation('quality');
  const rest = lifts.slice(told);
  return (
    <>
      <LiftList lifts={lifts.slice(0, told)} {...of} />
      {rest.length > 0 && (
        <Disclosure summary={t('more', { count: rest.length })}>
          <LiftList lifts={rest} {...of} />
        </Disclosure>
      )}
    </>
  );
}

function LiftList({ lifts, businessID, access }: Omit<QualityLiftsProps, 'told'>) {
  const { t } = useTranslation('quality');
  const path = usePath();
  return (
    <ul className={styles.lifts}>
      {lifts.map(({ name, points }) => {
        const to = liftPath(name, { businessID, access });
        const step = t(`item.${name}.do`);
        return (
          <li key={name} className={styles.lift}>
            <div>
              {to === undefined ? <Text as="span">{step}</Text> : <TextLink to={path(to)}>{step}</TextLink>}
              <MutedText>{t(`item.${name}.brings`)}</MutedText>
            </div>
            <div className={styles.points}>
              <Text size="sm" weight="semibold">
                {t('points', { points })}
              </Text>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The tab of the profile on which an item is filled in. */
const tabOf: Readonly<Record<Exclude<CompletenessItem, 'products'>, string>> = {
  logo: 'general',
  shortDescription: 'general',
  generalDescription: 'general',
  contact: 'contact',
  categories: 'general',
  trade: 'trade',
  terms: 'terms',
  employees: 'general',
  cover: 'general',
  factory: 'factory',
  certificates: 'certificates',
  revenue: 'general',
  year: 'general',
  address: 'contact',
  video: 'general',
};

interface Viewer {
  readonly businessID: string;
  readonly access: BusinessRole;
}

/** Where a step is done, without language; undefined for what the person's role does not open. */
export function liftPath(lift: QualityLift, { businessID, access }: Viewer): string | undefined {
  const at = (screen: ManageScreen, rest = '') =>
    rolesOf[screen].includes(access) ? `${screenPath(businessID, screen)}${rest}` : undefined;
  switch (lift) {
    case 'verification':
      return '/company-verification';
    case 'plan':
      return at('membership');
    case 'answers':
      return requestsPath(businessID);
    case 'news':
      return at('profile');
    case 'products':
    case 'moreProducts':
      return at('products', '/new');
    default:
      return at('profile', `/${tabOf[lift]}`);
  }
}
