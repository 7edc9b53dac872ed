import { type MembershipPlan, membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { useLinkedText } from './information-content.ts';
import { usePlanPrice } from './use-plan-facts.ts';

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
  const page = `/membership-${plan.level}`;
  const { link: name, description } = useLinkedText(page);
  return (
    <Surface as="section" aria-label={name}>
      <Stack space="xs">
        <Heading level={2} size="md">
          {name}
        </Heading>
        <Text weight="semibold">{usePlanPrice()(plan)}</Text>
        <MutedText>{description}</MutedText>
        <Text size="sm">
          <TextLink to={path(page)}>{t('plan.details', { name })}</TextLink>
        </Text>
      </Stack>
    </Surface>
  );
}
