import { membershipPlans } from '@wbn/contract/membership/membership-plans.ts';
import { formatUsDollars } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { JumpLink } from '@wbn/ui-kit/text/jump-link.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type FormEvent, Fragment, type ReactNode, type Ref } from 'react';
import type { NeedHelpChoices } from './need-help-choices.ts';
import { fieldId, NeedHelpFields } from './need-help-fields.tsx';
import * as styles from './need-help-form.css.ts';
import type { NeedHelpOutcome, NeedHelpProblems } from './need-help-outcome.ts';
import { honeypotName, type NeedHelpValues, needHelpNames } from './need-help-values.ts';
import { useNeedHelpForm } from './use-need-help-form.ts';

/** Fields and outcome of a form that was submitted without JavaScript. */
interface ReceivedForm {
  readonly values: NeedHelpValues;
  readonly outcome: NeedHelpOutcome;
}

export interface NeedHelpFormProps {
  readonly choices: NeedHelpChoices;
  readonly received?: ReceivedForm | undefined;
  /** Initial values, from a link that asks for an upgrade. */
  readonly prefill?: NeedHelpValues | undefined;
  /** The page was loaded after the form had been sent. */
  readonly sent?: boolean;
  readonly sending: boolean;
  /** Outcome of the last `onSend`; a new object each time. */
  readonly outcome: NeedHelpOutcome | undefined;
  readonly onSend: (values: NeedHelpValues) => void;
}

/**
 * The need-help form (NHF): validated in the browser and by the API with one schema; a draft is kept while it is
 * filled in.
 */
export function NeedHelpForm(props: NeedHelpFormProps) {
  const { choices, received } = props;
  const t = useText('need-help');
  const path = usePath();
  const form = useNeedHelpForm(props);
  const address = path('/contact-us/form');
  const busy = props.sending || form.checking;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void form.submit();
  };
  const handleReset = (event: FormEvent) => {
    event.preventDefault();
    form.reset();
  };
  return (
    <form
      ref={form.ref}
      method="post"
      action={address}
      noValidate={form.hydrated}
      onSubmit={handleSubmit}
      onReset={handleReset}
      onInput={form.noteInput}
      className={styles.form}
      aria-label={t('title')}
    >
      {form.notice === 'sent' && (
        <Notice ref={form.noticeRef} tone="success" title={t('success')}>
          {t('sentNext')}
        </Notice>
      )}
      {form.notice === 'failed' && <Notice ref={form.noticeRef} tone="danger" title={t('failure')} />}
      {form.notice === 'limited' && <Notice ref={form.noticeRef} tone="danger" title={t('limited')} />}
      {form.notice === 'invalid' && <ProblemSummary ref={form.noticeRef} problems={form.found} />}
      <Fragment key={form.version}>
        <UpgradeFields values={form.values} />
        <NeedHelpFields choices={choices} values={form.values} problems={form.problems} />
      </Fragment>
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor="need-help-trap">{t('trap')}</label>
        <input id="need-help-trap" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.actions}>
        <div role="status" className={styles.status}>
          {form.cleared && (
            <>
              {t('cleared')}{' '}
              <Button variant="quiet" size="sm" onClick={form.undoReset}>
                {t('undo')}
              </Button>
            </>
          )}
          {form.restored && t('restored')}
        </div>
        {received && !form.hydrated ? (
          // Before hydration a reset button would restore the values that the server has rendered.
          <ButtonLink href={address} variant="secondary">
            {t('reset')}
          </ButtonLink>
        ) : (
          <Button type="reset" variant="secondary">
            {t('reset')}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

/** Company and plan of an upgrade request, submitted with the form. */
function UpgradeFields({ values }: { readonly values: NeedHelpValues }) {
  const t = useText('need-help');
  const ofCards = useText('cards');
  const locale = useLocale();
  const { upgradeBusiness, upgradePlan, businessName } = values;
  const plan = membershipPlans.find(({ level }) => level === upgradePlan);
  if (!plan || upgradeBusiness === undefined) return null;
  const words = { plan: ofCards(`membership.${plan.level}`), price: formatUsDollars(locale, plan.price) };
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

interface ProblemSummaryProps {
  readonly problems: NeedHelpProblems;
  readonly ref?: Ref<HTMLDivElement>;
}

/** All problems of the form, each with a link to its field. */
function ProblemSummary({ problems, ref }: ProblemSummaryProps) {
  const t = useText('need-help');
  const found = needHelpNames.flatMap((name) => {
    const problem = problems[name];
    return problem ? [{ name, problem }] : [];
  });
  return (
    <Notice tone="danger" title={t('problems', { count: found.length })} {...(ref && { ref })}>
      <ul className={styles.list}>
        {found.map(({ name, problem }) => (
          <li key={name}>
            <JumpLink to={fieldId(name)} className={styles.link}>
              {t('problemOfField', { field: t(`field.${name}`), problem: t(`problem.${problem}`) })}
            </JumpLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface NoticeProps {
  readonly tone: keyof typeof styles.tone;
  readonly title: string;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The outcome, at the top of the form; focusable, so that it is read out and scrolled into view. */
function Notice({ tone, title, children, ref }: NoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} className={classNames(styles.notice, styles.tone[tone])}>
      <Text weight="semibold">{title}</Text>
      {children}
    </div>
  );
}
