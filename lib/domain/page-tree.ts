/** A page of the owner's among the others. */
export interface PageNode {
  id: string;
  parentId: string | null;
  position: number;
}

const inOrder = <P extends PageNode>(pages: readonly P[]): P[] => [...pages].sort((a, b) => a.position - b.position);

/** The pages above one, the topmost first; one that stands below itself ends the way up. */
function wayTo<P extends PageNode>(pages: readonly P[], page: P): P[] {
  const way: P[] = [page];
  for (;;) {
    const above = pages.find(({ id }) => id === way[0]!.parentId);
    if (!above || way.includes(above)) return way.slice(0, -1);
    way.unshift(above);
  }
}

/** What stands above a page, the topmost first, and right below it in the owner's order. */
export function relativesOf<P extends PageNode>(pages: readonly P[], id: string): { above: P[]; below: P[] } {
  const page = pages.find((one) => one.id === id);
  const below = inOrder(pages.filter(({ parentId, id: own }) => parentId === id && own !== id));
  return { above: page ? wayTo(pages, page) : [], below };
}

/**
 * All pages as a tree is read, each before those below it. One whose way up leads nowhere, or round in a circle, stands
 * at the top: no page is lost.
 */
export function treeOf<P extends PageNode>(pages: readonly P[]): P[] {
  const known = new Set(pages.map(({ id }) => id));
  const reachesTop = (page: P): boolean => {
    const [top = page] = wayTo(pages, page);
    return top.parentId === null || !known.has(top.parentId);
  };
  const nodes = pages.map((page) =>
    reachesTop(page) && known.has(page.parentId ?? "") ? page : { ...page, parentId: null },
  );
  const walk = (parentId: string | null): P[] =>
    inOrder(nodes.filter((node) => node.parentId === parentId)).flatMap((node) => [node, ...walk(node.id)]);
  return walk(null);
}
