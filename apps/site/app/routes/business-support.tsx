import { ManageFrame } from '@wbn/business-office/manage/manage-frame.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { SupportHoursPanel } from '@wbn/membership/boosts/support-hours-panel.tsx';
import { AskSupportForm } from '@wbn/messaging/support/ask-support-form.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useParams } from 'react-router-dom';

/** Form for support by the operator within the plan's hours. */
export default function BusinessSupport() {
  const api = useMemberApi();
  const t = useText('send-request');
  const { userID = '' } = useSession();
  const { id = '' } = useParams();
  return (
    <ManageFrame
      api={api}
      id={id}
      screen="boosts"
      head={{ title: t('support.title'), lead: t('support.lead') }}
    >
      {(office) => (
        <Stack space="md">
          <SupportHoursPanel
            api={api}
            office={office}
            form={<AskSupportForm api={api} userID={userID} businessID={office.business.businessID} />}
          />
        </Stack>
      )}
    </ManageFrame>
  );
}
