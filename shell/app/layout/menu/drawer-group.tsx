import { ChevronDownIcon } from '@headstock/ui/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EntryLink, MenuText } from './entry-link.tsx';
import type { MenuGroup } from './menu-groups.ts';
import { menuLists } from './menu.model.ts';
import { useDepartmentPreview } from './use-department-preview.ts';

/** A group in the drawer: its line, and its lists when it is unfolded. */
export function DrawerGroup({ group }: { readonly group: MenuGroup }): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const facts = useDepartmentPreview(group, open);
  return (
    <>
      <button type="button" className="l1" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {group.name ?? <FormattedMessage id={`shell.menu.${group.key}`} />}
        <ChevronDownIcon />
      </button>
      <div className="l2" id={id} hidden={!open}>
        {menuLists(group).map((list) => (
          <div key={list.key}>
            <h3>
              <MenuText label={list.title} />
            </h3>
            {list.entries.map((entry) => (
              <EntryLink key={entry.key} entry={entry} facts={facts} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
