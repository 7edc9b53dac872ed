import { usePath } from '@wbn/edition/use-path.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { IconLink } from '@wbn/ui-kit/controls/icon-button.tsx';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadOtherTexts } from '../i18n/load-texts.client.ts';

interface LateIconProps {
  /** What comes in its place, of `icons-of-member.tsx`. */
  readonly name: 'BellOfMember' | 'MessagesOfMember';
  readonly path: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** A link of the header, until the part that counts what is unread has come. */
export function LateIcon({ name, path: to, label, icon }: LateIconProps) {
  const path = usePath();
  const { signedIn } = useSession();
  const [OfMember, setOfMember] = useState<ComponentType>();
  useEffect(() => {
    if (!signedIn) return;
    // Without its code or its texts it stays a link.
    Promise.all([import('./icons-of-member.tsx'), loadOtherTexts()]).then(
      ([code]) => setOfMember(() => code[name]),
      () => undefined,
    );
  }, [signedIn, name]);
  if (OfMember && signedIn) return <OfMember />;
  return <IconLink to={path(to)} label={label} icon={icon} />;
}
