import type { MembershipPlan } from '@wbn/contract/membership/membership-plans.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './information-page.css.ts';
import * as textStyles from './text.css.ts';
import { usePlanFacts, usePlanPrice } from './use-plan-facts.ts';

const standardBenefits = ['listing', 'page', 'sites', 'inquiries', 'news'] as const;

/** Price and contents of a plan (CON-19); paid plans can be bought (INF-09). */
export function PlanFacts({ plan }: { readonly plan: MembershipPlan }) {
  const { t } = useTranslation('information');
  const path = usePath();
  const priceOf = usePlanPrice();
  const factsOf = usePlanFacts();
  const isPaid = plan.price > 0;
  return (
    <Stack space="lg">
      <div className={styles.facts}>
        <DetailsTable
          caption={t('plan.facts')}
          rows={[{ label: t('plan.price'), value: priceOf(plan) }, ...factsOf(plan)]}
        />
      </div>
      {isPaid && (
        <>
          <StandardBenefits />
          <div>
            <ButtonLink to={path('/my-business?membership=choose-business')}>{t('next.buyNow')}</ButtonLink>
          </div>
        </>
      )}
    </Stack>
  );
}

/** What Standard brings stands beneath every paid package, marked with a plus sign (INF-10). */
function StandardBenefits() {
  const { t } = useTranslation('information');
  return (
    <Stack space="xs">
      <Text weight="semibold">{t('plan.standardToo')}</Text>
      <ul className={`${textStyles.list} ${textStyles.plusList}`}>
        {standardBenefits.map((benefit) => (
          <li key={benefit}>{t(`plan.standard.${benefit}`)}</li>
        ))}
      </ul>
    </Stack>
  );
}
