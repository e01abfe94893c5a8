/** The outbox and the drafts. Rejects where they are neither saved yet nor to be fetched. */
export const loadDevice = () => import('../device/for-forms.ts');
