import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFavoriteMutation } from './favorite.query.ts';

interface Saved {
  readonly businessID: string;
  readonly name: string;
}

/** A press saves a company and says where it is; `isChoosing`: it is asked in which lists it is to be. */
export function useSaving(api: ApiClient, { businessID, name }: Saved) {
  const { t } = useTranslation('favorites');
  const show = useToast();
  /** Around the button, which has the focus again when the dialog is closed. */
  const place = useRef<HTMLSpanElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const save = useMutation(saveFavoriteMutation(api));
  useEffect(() => {
    if (!isChoosing) return undefined;
    const button = place.current?.querySelector('button');
    // The toast that may have opened the dialog is gone by then.
    return () => button?.focus();
  }, [isChoosing]);
  return {
    place,
    isSaving: save.isPending,
    isChoosing,
    choose: () => setChoosing(true),
    close: () => setChoosing(false),
    save: () =>
      save.mutate(
        { businessID },
        {
          onSuccess: () =>
            show(t('savedToast', { name }), 'success', {
              label: t('chooseLists'),
              onAction: () => setChoosing(true),
            }),
          onError: () => show(t('failed'), 'danger'),
        },
      ),
  };
}
