import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Obstacle } from './account-data.model.ts';

/** What has to end before the account can be deleted, each with the way to it. Renders a `<ul>`. */
export function ObstacleList({ obstacles }: { readonly obstacles: readonly Obstacle[] }): ReactNode {
  return (
    <ul className="reasons">
      {obstacles.map(({ kind, count, path }) => {
        const text = <FormattedMessage id={`accountData.obstacle.${kind}`} values={{ count }} />;
        return <li key={`${kind} ${path}`}>{path === null ? text : <Link to={path}>{text}</Link>}</li>;
      })}
    </ul>
  );
}
