import type { BusinessProfile, BusinessSession } from '@wbn/contract/business/business.ts';
import type { LeftProduct } from '@wbn/contract/business/own-products.ts';
import { membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import * as styles from './own-products.css.ts';
import { ownProductPaths } from './own-products.query.ts';

interface PlanLimitProps {
  readonly business: BusinessProfile;
  readonly session: BusinessSession;
  readonly onClose: () => void;
  /** The unsaved changes are kept as a draft. */
  readonly draftKept?: boolean;
  readonly left?: readonly LeftProduct[];
}

/** Says that the plan's product slots are used; offers a larger plan or deleting a product (decision 20). */
export function PlanLimit({ business, session, onClose, draftKept = false, left = [] }: PlanLimitProps) {
  const t = useText('own-products');
  const path = usePath();
  const { businessID, subscription } = business;
  const at = membershipPlans.findIndex(({ level }) => level === subscription);
  const larger = membershipPlans.slice(at + 1);
  const count = session.products.total;
  const mayUpgrade = session.access === 'owner' && larger.length > 0;
  const plan = t(`plan.${subscription}`);
  return (
    <Dialog
      title={t('limit.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          {mayUpgrade && (
            <ButtonLink to={path(ownProductPaths(businessID).membership)}>{t('limit.upgrade')}</ButtonLink>
          )}
        </>
      }
    >
      {left.length > 0 && (
        <div>
          <Text weight="medium">{t('limit.left', { count: left.length })}</Text>
          <ul className={styles.left}>
            {left.map(({ productID, name }) => (
              <li key={productID} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Text>{t(larger.length > 0 ? 'limit.body' : 'limit.bodyLargest', { plan, count })}</Text>
      {draftKept && <Text>{t('limit.draftKept')}</Text>}
      {larger.length > 0 && (
        <ul className={styles.plans}>
          {larger.map(({ level, products }) => (
            <li key={level} className={styles.plan}>
              <Text weight="semibold">{t(`plan.${level}`)}</Text>
              <Text tone="muted">{t('limit.slots', { count: products })}</Text>
            </li>
          ))}
        </ul>
      )}
      {larger.length > 0 && !mayUpgrade && <Text tone="muted">{t('limit.askOwner')}</Text>}
    </Dialog>
  );
}
