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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { screenPath } from './screens.ts';

/** The way on from a company that cannot be shown. */
function ToMyBusiness({ secondary = false }: { secondary?: boolean }) {
  const { t } = useTranslation('my-business');
  const path = usePath();
  return (
    <ButtonLink to={path('/my-business')} variant={secondary ? 'secondary' : 'primary'}>
      {t('frame.toMyBusiness')}
    </ButtonLink>
  );
}

/** No company has the address. */
export function MissingBusiness() {
  const { t } = useTranslation('my-business');
  return (
    <Refusal title={t('frame.missing')}>
      <EmptyState title={t('frame.missing')} icon={<SearchX />} action={<ToMyBusiness />}>
        {t('frame.missingBody')}
      </EmptyState>
    </Refusal>
  );
}

/** The company was deleted: nothing is changed in it until it is brought back. */
export function DeletedBusiness({ goneAt }: { readonly goneAt: string }) {
  const { t } = useTranslation('publication');
  const { date } = useLabels();
  return (
    <Refusal title={t('gone.title')}>
      <EmptyState title={t('gone.title')} icon={<Trash2 />} action={<ToMyBusiness />}>
        {t('gone.body', { date: date(goneAt) })}
      </EmptyState>
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

interface LockedBusinessProps {
  /** The person was let in before, in this tab. */
  readonly before: boolean;
}

/** The person does not work for the company, or not any more. */
export function LockedBusiness({ before }: LockedBusinessProps) {
  const { t } = useTranslation('my-business');
  const title = t(before ? 'frame.locked' : 'frame.notYours');
  return (
    <Refusal title={title}>
      <EmptyState title={title} icon={<Lock />} action={<ToMyBusiness />}>
        {t(before ? 'frame.lockedBody' : 'frame.notYoursBody')}
      </EmptyState>
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
  const title = t('frame.roleTooLow', { role: t(`role.${access}`) });
  const first = access === 'member' ? 'members' : 'profile';
  const action = (
    <ButtonLink to={path(screenPath(businessID, first))} variant="secondary">
      {t('frame.toScreen', { screen: t(`screen.${first}`) })}
    </ButtonLink>
  );
  return (
    <Refusal title={title}>
      <EmptyState title={title} icon={<UserLock />} action={action}>
        {t(`roleAllows.${access}`)}
      </EmptyState>
    </Refusal>
  );
}

/** Read out at once: it may take the place of what the person was doing. */
function Refusal({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <div role="alert">
        <Surface as="div" padding="none">
          {children}
        </Surface>
      </div>
    </>
  );
}
