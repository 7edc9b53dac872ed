import { useText } from '@wbn/edition/use-text.ts';
import { Bell, Handshake, MessageSquare, ThumbsUp } from 'lucide-react';
import { LoginAction } from './login-action.tsx';

const icons = { like: ThumbsUp, follow: Bell, connect: Handshake, message: MessageSquare };

export type RelationAction = keyof typeof icons;

interface LoginActionsProps {
  readonly actions: readonly RelationAction[];
  /** Path of the page to return to after the login, without language. */
  readonly returnTo: string;
  /** The main action of the page; by default none of these is. */
  readonly main?: RelationAction;
}

/** Shows visitors the actions of members on a company, product or person; each leads to the login (decision 8). */
export function LoginActions({ actions, returnTo, main }: LoginActionsProps) {
  const t = useText('cards');
  return actions.map((action) => {
    const Icon = icons[action];
    // The form of a message has a page of its own.
    const to = action === 'message' ? `${returnTo}/message` : returnTo;
    return (
      <LoginAction
        key={action}
        label={t(`actions.${action}`)}
        icon={<Icon />}
        returnTo={to}
        main={action === main}
      />
    );
  });
}
