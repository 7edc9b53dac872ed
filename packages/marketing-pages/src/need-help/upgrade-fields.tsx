import { planPrice } from '@wbn/cards/labels/plan-price.ts';
import { membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useTranslation } from 'react-i18next';
import { fieldId } from './need-help-fields.tsx';
import type { NeedHelpValues } from './need-help-values.ts';
import { Notice } from './notice.tsx';

/** For whom which plan is asked for, when the form was opened to ask for one; sent along with it. */
export function UpgradeFields({ values }: { readonly values: NeedHelpValues }) {
  const { t } = useTranslation('need-help');
  const { t: ofCards } = useTranslation('cards');
  const locale = useLocale();
  const { upgradeBusiness, upgradePlan, businessName } = values;
  const plan = membershipPlans.find(({ level }) => level === upgradePlan);
  if (!plan || upgradeBusiness === undefined) return null;
  const words = { plan: ofCards(`membership.${plan.level}`), price: planPrice(locale, plan.price) };
  return (
    <div id={fieldId('upgradePlan')}>
      <Notice
        tone="info"
        title={businessName ? t('upgradeOf', { ...words, company: businessName }) : t('upgradeToPlan', words)}
      >
        <p id={fieldId('upgradeBusiness')}>{t('upgradeNext', words)}</p>
      </Notice>
      <input type="hidden" name="upgradePlan" value={plan.level} />
      <input type="hidden" name="upgradeBusiness" value={upgradeBusiness} />
    </div>
  );
}
