import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import type { Identities } from '@wbn/cards/identities/use-identities.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Menu, MenuButton } from '@wbn/ui-kit/overlays/menu.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import * as styles from './identity-picker.css.ts';

/** Number of companies offered without a search (SOC-01). */
const firstCompanies = 5;

/** Chooses whom the person posts as: themselves, their first companies, or others by search (SOC-01, PERM-07). */
export function IdentityPicker({ identities }: { readonly identities: Identities }) {
  const t = useText('posts');
  const { all, acting, choose } = identities;
  const [search, setSearch] = useState('');
  const hasMore = all.length > firstCompanies + 1;
  const chosen = (
    <span className={styles.chosen}>
      <AuthorPhoto author={acting} size="sm" />
      <span className={styles.as}>{t('box.as')}</span> <bdi className={styles.name}>{acting.name}</bdi>
      <ChevronDown className={styles.chevron} />
    </span>
  );
  return (
    <Menu trigger={chosen} variant="plain" align="start">
      <div className={styles.list}>
        {shownOf(all, search).map((identity) => (
          <MenuButton
            key={identity.authorID}
            icon={<AuthorPhoto author={identity} size="sm" />}
            onClick={() => {
              setSearch('');
              choose(identity);
            }}
          >
            <bdi className={styles.itemName}>{identity.name}</bdi>
            {identity.authorID === acting.authorID && (
              <>
                <Check aria-hidden="true" />
                <VisuallyHidden>{t('box.chosen')}</VisuallyHidden>
              </>
            )}
          </MenuButton>
        ))}
        {shownOf(all, search).length === 0 && (
          <div className={styles.find}>
            <MutedText>{t('box.nobody')}</MutedText>
          </div>
        )}
      </div>
      {hasMore && (
        <div className={styles.find}>
          <TextField
            label={t('box.more')}
            size="sm"
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      )}
    </Menu>
  );
}

function shownOf(all: readonly Author[], search: string): readonly Author[] {
  const words = search.trim().toLocaleLowerCase();
  if (words === '') return all.slice(0, firstCompanies + 1);
  return all.filter(({ name }) => name.toLocaleLowerCase().includes(words));
}
