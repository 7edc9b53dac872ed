import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { profilePath } from '../author/author-path.ts';
import { foreignText } from '../labels/foreign-text.ts';
import * as card from '../parts/card.css.ts';
import { CardTitle } from '../parts/card-title.tsx';
import { LikeCount } from '../parts/counts.tsx';
import { Flag } from '../parts/flag.tsx';
import { fullName, placeOf } from './full-name.ts';
import { PersonPhoto } from './person-photo.tsx';
import { PositionAtBusiness } from './position-at-business.tsx';

/** A person among search results (SRCH-09). */
export function UserResultCard({ profile }: { readonly profile: UserProfile }) {
  const path = usePath();
  const name = fullName(profile);
  const place = placeOf(profile);
  return (
    <article className={card.card}>
      <div className={card.row}>
        <div className={card.largeLogo}>
          <PersonPhoto person={profile} sizes="5rem" />
        </div>
        <div className={card.grow}>
          <Inline justify="between" align="start">
            <CardTitle level={2} size="md" to={path(profilePath(profile.userID))}>
              {name}
            </CardTitle>
            <LikeCount likes={profile.reactions.reactionCount.like} />
          </Inline>
          <MutedText>
            <bdi>@{profile.username}</bdi>
          </MutedText>
          <PositionAtBusiness profile={profile} />
          {place && (
            <MutedText>
              {profile.country && <Flag country={profile.country} />}
              <bdi>{place}</bdi>
            </MutedText>
          )}
        </div>
      </div>
      {profile.briefPresentation && (
        <p className={card.clip} {...foreignText(profile.briefPresentation)}>
          {profile.briefPresentation}
        </p>
      )}
    </article>
  );
}
