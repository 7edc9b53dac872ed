import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import type { OwnBusiness } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import { screenPath } from '../manage/screens.ts';
import { isOut, leaveBusinessMutation } from '../members/members.query.ts';

interface LeaveBusinessDialogProps {
  readonly api: ApiClient;
  readonly business: OwnBusiness;
  readonly onClose: () => void;
}

/** Asks before the person leaves a company; its only owner learns at once how to hand it over first (decision 7). */
export function LeaveBusinessDialog({ api, business, onClose }: LeaveBusinessDialogProps) {
  const { t } = useTranslation('my-business');
  const toast = useToast();
  const path = usePath();
  const { businessID } = business;
  const { companyName: company } = business.general;
  const { mutateAsync, isPending, error } = useMutation(leaveBusinessMutation(api, businessID));

  const leave = async () => {
    try {
      await mutateAsync();
    } catch (refusal) {
      if (isLastOwner(refusal)) return;
      if (!isOut(refusal)) {
        toast(t('loadFailed'), 'danger');
        // The note would be behind the question.
        return onClose();
      }
    }
    toast(t('leave.done', { company }), 'success');
    onClose();
  };

  if (business.soleOwner || isLastOwner(error)) {
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
      busy={isPending}
      onConfirm={leave}
      onCancel={onClose}
    >
      <Text>{t('leave.body')}</Text>
    </ConfirmDialog>
  );
}

function isLastOwner(error: unknown): boolean {
  return error !== null && toApiError(error).code === 'Conflict';
}
