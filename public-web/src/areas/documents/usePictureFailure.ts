import { useCallback, useState } from 'react';

/** Whether a picture could not be had, also before the page was taken over by its script; `pictureProps` go on its `img`. */
export function usePictureFailure() {
  const [isFailed, setFailed] = useState(false);
  const onError = useCallback(() => setFailed(true), []);
  const ref = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) setFailed(true);
  }, []);
  return { isFailed, pictureProps: { ref, onError } };
}
