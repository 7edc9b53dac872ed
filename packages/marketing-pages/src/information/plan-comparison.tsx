import { type MembershipPlan, membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useLinkedText } from './information-content.ts';
import * as styles from './plan-comparison.css.ts';
import { usePlanFacts, usePlanPrice } from './use-plan-facts.ts';

/** The packages side by side with prices and numbers from the table of plans, and one button each (CON-19). */
export function PlanComparison() {
  const t = useText('information');
  const factsOf = usePlanFacts();
  const priceOf = usePlanPrice();
  const rows = membershipPlans.map(factsOf);
  return (
    <ScrollRegion label={t('plan.comparison')}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{t('plan.comparison')}</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {membershipPlans.map((plan) => (
              <PlanHead key={plan.level} plan={plan} price={priceOf(plan)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows[0]?.map(({ label }, at) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {membershipPlans.map(({ level }, column) => (
                <td key={level}>{rows[column]?.[at]?.value}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('plan.pageAndInquiries')}</th>
            {membershipPlans.map(({ level }) => (
              <td key={level}>{t('plan.included')}</td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td />
            {membershipPlans.map((plan) => (
              <td key={plan.level}>
                <PlanButton plan={plan} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function PlanHead({ plan, price }: { readonly plan: MembershipPlan; readonly price: string }) {
  const t = useText('cards');
  return (
    <th scope="col">
      {t(`membership.${plan.level}`)}
      <span className={styles.price}>{price}</span>
    </th>
  );
}

/** A plan is bought for a company, so a person without one is led to create it first. */
function PlanButton({ plan }: { readonly plan: MembershipPlan }) {
  const t = useText('information');
  const path = usePath();
  const { link } = useLinkedText(`/membership-${plan.level}`);
  const paid = plan.price > 0;
  return (
    <ButtonLink
      to={path(paid ? `/my-business?membership=choose-business&plan=${plan.level}` : '/business/create')}
      size="sm"
      variant={paid ? 'primary' : 'secondary'}
      aria-label={`${t(paid ? 'next.buyNow' : 'plan.begin')} ${link}`}
    >
      {t(paid ? 'next.buyNow' : 'plan.begin')}
    </ButtonLink>
  );
}
