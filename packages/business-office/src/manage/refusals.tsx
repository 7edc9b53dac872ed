import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Lock, SearchX, Trash2, UserLock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { screenPath } from './screens.ts';

/** The way on from a company that cannot be shown. */
function ToMyBusiness() {
  const { t } = useTranslation('my-business');
  const path = usePath();
  return <ButtonLink to={path('/my-business')}>{t('frame.toMyBusiness')}</ButtonLink>;
}

/** No company has the address. */
export function MissingBusiness() {
  const { t } = useTranslation('my-business');
  return (
    <Refusal title={t('frame.missing')} icon={<SearchX />}>
      {t('frame.missingBody')}
    </Refusal>
  );
}

/** The company was deleted: nothing is changed in it until it is brought back. */
export function DeletedBusiness({ goneAt }: { readonly goneAt: string }) {
  const { t } = useTranslation('publication');
  const { date } = useLabels();
  return (
    <Refusal title={t('gone.title')} icon={<Trash2 />}>
      {t('gone.body', { date: date(goneAt) })}
    </Refusal>
  );
}

/** The company could not be loaded. */
export function FailedBusiness({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('my-business');
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Surface as="div" padding="none">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <ErrorState title={t('loadFailed')} action={retry} />
    </Surface>
  );
}

/** The person does not work for the company, or not any more: then they were let in `before`, in this tab. */
export function LockedBusiness({ before }: { readonly before: boolean }) {
  const { t } = useTranslation('my-business');
  return (
    <Refusal title={t(before ? 'frame.locked' : 'frame.notYours')} icon={<Lock />}>
      {t(before ? 'frame.lockedBody' : 'frame.notYoursBody')}
    </Refusal>
  );
}

interface RoleTooLowProps {
  readonly businessID: string;
  readonly access: BusinessRole;
}

/** The person works for the company, as somebody who may not do this (decision 7). */
export function RoleTooLow({ businessID, access }: RoleTooLowProps) {
  const { t } = useTranslation('my-business');
  const path = usePath();
  const first = access === 'member' ? 'members' : 'profile';
  const action = (
    <ButtonLink to={path(screenPath(businessID, first))} variant="secondary">
      {t('frame.toScreen', { screen: t(`screen.${first}`) })}
    </ButtonLink>
  );
  return (
    <Refusal title={t('frame.roleTooLow', { role: t(`role.${access}`) })} icon={<UserLock />} action={action}>
      {t(`roleAllows.${access}`)}
    </Refusal>
  );
}

/** Read out at once: it may take the place of what the person was doing. */
function Refusal({ action = <ToMyBusiness />, ...said }: ComponentProps<typeof EmptyState>) {
  return (
    <>
      <VisuallyHidden as="h1">{said.title}</VisuallyHidden>
      <div role="alert">
        <Surface as="div" padding="none">
          <EmptyState {...said} action={action} />
        </Surface>
      </div>
    </>
  );
}
