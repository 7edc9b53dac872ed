import type { Country } from '@wbn/contract/shared/values.ts';
import * as styles from './flag.css.ts';
import { flagFolder } from './flag-folder.ts';

/**
 * The flag of a country as a picture, because Windows has no flag emoji. Decorative, because the name is shown beside
 * it.
 */
export function Flag({ country }: { readonly country: Pick<Country, 'code'> }) {
  return (
    <img
      src={`${flagFolder}/${country.code}.svg`}
      alt=""
      width={18}
      height={12}
      loading="lazy"
      decoding="async"
      className={styles.flag}
    />
  );
}
