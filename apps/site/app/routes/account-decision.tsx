import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { RemovalPage } from '@wbn/social/safety/removal-page.tsx';
import { useSearchParams } from 'react-router-dom';

/** Why an account was suspended, for its person, who cannot log in: by the secret of a mail or of the refused login. */
export default function AccountDecision() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return <RemovalPage key={id} api={useMemberApi()} removalID={id} mailKey={query.get('key') ?? '-'} />;
}
