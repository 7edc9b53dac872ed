import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { videoAddress } from '@wbn/contract/business/saved-fields.ts';
import { videosLimit } from '@wbn/contract/business/saved-product.ts';
import { videoLimit, videoTypes } from '@wbn/contract/files/upload.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { VideoUpload } from '@wbn/ui-kit/controls/uploads/video-upload.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Film, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import * as styles from './edit-product.css.ts';
import type { ProductValues, ProductVideo } from './product-values.ts';

interface VideosEditorProps {
  readonly videos: readonly ProductVideo[];
  readonly form: Pick<Form<ProductValues>, 'idOf' | 'errorOf'>;
  readonly onChange: (videos: readonly ProductVideo[], ...fixed: string[]) => void;
  readonly upload?: ReactNode;
}

/** Videos of a product (PRD-07), by address or upload. */
export function VideosEditor({ videos, form, onChange, upload }: VideosEditorProps) {
  const t = useText('own-products');
  const words = useText('forms');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'video' | 'duplicate'>();
  const full = videos.length >= videosLimit;

  function add(): void {
    if (typed.trim() === '') return;
    const read = videoAddress.safeParse(typed);
    const url = read.data;
    if (url === undefined) setProblem('video');
    else if (videos.some((video) => video.url === url)) setProblem('duplicate');
    else {
      onChange([...videos, { id: crypto.randomUUID(), url }], 'videos');
      setTyped('');
    }
  }

  function remove(id: string): void {
    onChange(
      videos.filter((video) => video.id !== id),
      `videos.${id}`,
    );
    input.current?.focus();
  }

  return (
    <FormSection
      title={t('group.videos')}
      hint={t('hint.videos', { limit: videosLimit })}
      id={form.idOf('videos')}
      error={form.errorOf('videos')}
    >
      {videos.length > 0 && (
        <ul role={listRole('ul')} aria-label={t('group.videos')} className={styles.videos}>
          {videos.map(({ id, url, token }, at) => {
            const error = form.errorOf(`videos.${id}`);
            return (
              <li key={id} id={form.idOf(`videos.${id}`)} className={styles.video}>
                <Film aria-hidden="true" />
                <div className={styles.videoWords}>
                  {token ? (
                    <Text as="span">{url}</Text>
                  ) : (
                    <TextLink href={url} target="_blank" rel="noopener noreferrer" dir="ltr">
                      {url.replace(/^https?:\/\//, '')}
                    </TextLink>
                  )}
                  {error && (
                    <Text size="sm" tone="danger">
                      {error}
                    </Text>
                  )}
                </div>
                <IconButton
                  label={t('videos.remove', { number: at + 1 })}
                  icon={<Trash2 />}
                  onClick={() => remove(id)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {!full && (
        <>
          <div className={styles.addVideo}>
            <TextField
              ref={input}
              type="url"
              label={t('videos.address')}
              placeholder="https://"
              dir="ltr"
              value={typed}
              error={problem && words(`problem.${problem}`)}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
              onBlur={add}
            />
            <Button
              variant="secondary"
              // Otherwise the blur on mouse down adds the address, and the button moves away before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                add();
                // Focuses the field to correct an invalid address or to type one.
                input.current?.focus();
              }}
            >
              {t('videos.add')}
            </Button>
          </div>
          {upload}
        </>
      )}
    </FormSection>
  );
}

interface VideoFileProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly onVideo: (video: ProductVideo) => void;
  readonly onError: (error: ApiError) => void;
}

/** Uploads a video file; until the save it is shown by its file name. */
export function VideoFile({ api, businessID, onVideo, onError }: VideoFileProps) {
  const t = useText('own-products');
  const send = useMutation(requestBusinessUploadMutation(api, businessID));
  const limit = videoLimit / 1024 / 1024;
  return (
    <VideoUpload
      types={videoTypes}
      limit={videoLimit}
      texts={{
        choose: t('videos.choose'),
        progress: t('videos.sending'),
        stop: t('photos.stop'),
        failed: t('videos.failed'),
        wrongType: t('videos.wrongType'),
        tooLarge: t('videos.tooLarge', { limit }),
      }}
      onVideo={async (file, options) => {
        try {
          const { token } = await send.mutateAsync({ file, purpose: 'video', ...options });
          onVideo({ id: token, url: file.name, token });
        } catch (error) {
          if (error instanceof ApiError) onError(error);
          throw error;
        }
      }}
    />
  );
}
