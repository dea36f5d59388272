import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so many ms: to check what is typed when the typing stops.. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
