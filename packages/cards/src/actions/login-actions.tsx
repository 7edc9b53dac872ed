import { Bell, Handshake, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoginAction } from './login-action.tsx';

const icons = { like: ThumbsUp, follow: Bell, connect: Handshake };

export type RelationAction = keyof typeof icons;

interface LoginActionsProps {
  readonly actions: readonly RelationAction[];
  /** Path of the page to come back to, without language. */
  readonly returnTo: string;
}

/** What a visitor sees in the place of what members can do with a company, product or person (decision 8). */
export function LoginActions({ actions, returnTo }: LoginActionsProps) {
  const { t } = useTranslation('cards');
  return actions.map((action) => {
    const Icon = icons[action];
    return <LoginAction key={action} label={t(`actions.${action}`)} icon={<Icon />} returnTo={returnTo} />;
  });
}
