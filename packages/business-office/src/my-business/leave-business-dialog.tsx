import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { leaveBusiness } from '@wbn/contract/business/leave-business.ts';
import type { OwnBusiness } from '@wbn/contract/business/list-own-businesses.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screenPath } from '../manage/screens.ts';

interface LeaveBusinessDialogProps {
  readonly api: ApiClient;
  readonly business: OwnBusiness;
  readonly onLeft: () => void;
  readonly onClose: () => void;
}

/** Asks before the person leaves a company; the last owner learns how to hand it over first (decision 7). */
export function LeaveBusinessDialog({ api, business, onLeft, onClose }: LeaveBusinessDialogProps) {
  const { t } = useTranslation('my-business');
  const toast = useToast();
  const path = usePath();
  const [state, setState] = useState<'asking' | 'leaving' | 'last-owner'>('asking');
  const { businessID } = business;
  const { companyName: company } = business.general;

  const leave = async () => {
    setState('leaving');
    try {
      await api.call(leaveBusiness, { params: { id: businessID } });
    } catch (error) {
      const { code } = error instanceof ApiError ? error : { code: undefined };
      if (code === 'Conflict') return setState('last-owner');
      // Somebody else was quicker: the person is out all the same.
      if (code !== 'Forbidden' && code !== 'NotFound') {
        toast(t('loadFailed'), 'danger');
        // The note would be behind the question.
        return onClose();
      }
    }
    toast(t('leave.done', { company }), 'success');
    onLeft();
  };

  if (state === 'last-owner') {
    return (
      <Dialog
        key="last-owner"
        title={t('leave.lastOwner', { company })}
        onClose={onClose}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('leave.close')}
            </Button>
            <ButtonLink to={path(screenPath(businessID, 'members'))}>{t('leave.toMembers')}</ButtonLink>
          </>
        }
      >
        <Text>{t('leave.lastOwnerBody')}</Text>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      key="asking"
      title={t('leave.title', { company })}
      confirm={t('leave.confirm')}
      cancel={t('cancel')}
      busy={state === 'leaving'}
      onConfirm={leave}
      onCancel={onClose}
    >
      <Text>{t('leave.body')}</Text>
    </ConfirmDialog>
  );
}
