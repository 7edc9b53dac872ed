import { usePath } from '@wbn/edition/use-path.ts';
import { Columns } from '@wbn/ui-kit/columns.tsx';
import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Surface } from '@wbn/ui-kit/surface.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { TextLink } from '@wbn/ui-kit/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { type MembershipPlan, membershipPlans } from './membership-plans.ts';
import { usePlanPrice } from './plan-facts.tsx';

const pageKeys = {
  standard: 'membershipStandard',
  gold: 'membershipGold',
  premium: 'membershipPremium',
  platinum: 'membershipPlatinum',
} as const;

/** The four packages, each leading to its page (INF-07). */
export function ListingPackages() {
  return (
    <Columns as="ul" minimum={340}>
      {membershipPlans.map((plan) => (
        <li key={plan.level}>
          <PackageCard plan={plan} />
        </li>
      ))}
    </Columns>
  );
}

function PackageCard({ plan }: { readonly plan: MembershipPlan }) {
  const { t } = useTranslation('information');
  const path = usePath();
  const key = pageKeys[plan.level];
  const name = t(`${key}.title`);
  return (
    <Surface as="section" aria-label={name}>
      <Stack space="xs">
        <Heading level={2} size="md">
          {name}
        </Heading>
        <Text weight="semibold">{usePlanPrice(plan)}</Text>
        <Text size="sm" tone="muted">
          {t(`${key}.description`)}
        </Text>
        <Text size="sm">
          <TextLink to={path(`/membership-${plan.level}`)}>{t('plan.details', { name })}</TextLink>
        </Text>
      </Stack>
    </Surface>
  );
}
