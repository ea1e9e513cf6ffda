import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { FeedbackRowFragment } from '#mfe-admin/features/feedback/feedback.generated.ts';
import { feedbackTable } from '#mfe-admin/features/feedback/feedback-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';

const words = { title: 'moderation.title', empty: 'moderation.none' } as const;

/** `/admin/content/feedback`: what buyers and sellers wrote of each other and somebody reported. */
export const Component = (): ReactNode => (
  <ListPage table={feedbackTable} data={useLoaderData<ListData<FeedbackRowFragment>>()} words={words} />
);
