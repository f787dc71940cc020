// Under which name an entry travels while it is dragged: nothing else that is dropped here is one.
export const draggedType = 'application/x-logbook-entry'
