import { membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { TerritorialLogos } from '../network/territorial-sites.tsx';
import { ContacofCards } from './contact-cards.tsx';
import { ListingPackages } from './listing-packages.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanFacts } from './plan-facts.tsx';

export type SlotName = 'sites' | 'packages' | 'comparison' | 'plan' | 'contacts' | 'api' | 'effective-date';

interface PageSlotProps {
  readonly name: SlotName;
  /** Path of the page that the text is on. */
  readonly path: string;
}

/** A part of a page that is made of facts; its place in the text is the text's: `<Slot name="plan" />`. */
export function PageSlot({ name, path }: PageSlotProps) {
  switch (name) {
    case 'sites':
      return <TerritorialLogos />;
    case 'packages':
      return <ListingPackages />;
    case 'comparison':
      return <PlanComparison />;
    case 'plan': {
      const plan = membershipPlans.find(({ level }) => path === `/membership-${level}`);
      if (!plan) throw new Error(`${path} is no membership page`);
      return <PlanFacts plan={plan} />;
    }
    case 'contacts':
      return <ContacofCards />;
    case 'api':
      return <ApiLink />;
    case 'effective-date':
      return <EffectiveDate />;
    default:
      throw new Error(`There is no slot ${name satisfies never}`);
  }
}

/** LEG-02. */
function EffectiveDate() {
  const { t } = useTranslation('information');
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2019, 9, 21),
  );
  return <Text tone="muted">{t('effective', { date })}</Text>;
}

function ApiLink() {
  const { t } = useTranslation('information');
  const { api } = useHosts();
  return (
    <div>
      <ButtonLink href={`${api}/docs`}>{t('next.api')}</ButtonLink>
    </div>
  );
}
