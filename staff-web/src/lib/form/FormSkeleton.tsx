import { Skeleton } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import './form.css';

/** Looks like the form that is on its way: sections of fields, each below its label. */
export function FormSkeleton({ sections = 2 }: { readonly sections?: number }) {
  const { t } = useTexts();
  return (
    <div className="form-skeleton">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {Array.from({ length: sections }, (_, section) => section).map((section) => (
        <div key={section} className="form-section">
          <Skeleton height={20} width="9rem" mb="md" />
          <div className="form-grid">
            {[0, 1, 2, 3].map((field) => (
              <div key={field}>
                <Skeleton height={12} width="6rem" mb={8} />
                <Skeleton height={36} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
