import { messagePath } from '@wbn/cards/author/author-path.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { MessageState } from '@wbn/contract/social/relations.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { MessageSquare } from 'lucide-react';

interface MessageButtonProps {
  readonly userID: string;
  readonly name: string;
  readonly message: MessageState;
}

/** Leads to the conversation with a person, or to the form that opens one (MSG-01). */
export function MessageButton({ userID: personID, name, message }: MessageButtonProps) {
  const t = useText('relations');
  const path = usePath();
  const { userID = '', actingAs } = useSession();
  const { access, requestID } = message;
  if (!requestID && access === 'refused') {
    const reason = t('message.refused', { name });
    return (
      // Stays focusable and says why it does nothing.
      <Button variant="secondary" size="sm" icon={<MessageSquare />} aria-disabled title={reason}>
        {t('message.write')}
        <VisuallyHidden>{` (${reason})`}</VisuallyHidden>
      </Button>
    );
  }
  const to = requestID ? requestsPath(actingAs ?? userID, requestID) : messagePath(personID);
  return (
    <ButtonLink to={path(to)} variant="secondary" size="sm" icon={<MessageSquare />}>
      {t('message.write')}
    </ButtonLink>
  );
}
