<?php

namespace App\Http\Resources;

use Illuminate\Http\Resources\Json\JsonResource;

class RankResource extends JsonResource
{
    public function toArray($request): array
    {
        return [
            'position' => $this->position,
            'nickname' => $this->user?->nickname ?? '—',   // a player whose account is hidden has none
            'score' => $this->score,
            'exact' => $this->exact,
            'results' => $this->results,
            'trivias' => $this->trivias,
            'movement' => $this->movement,
            'is_me' => $this->user_id === $request->user()->id,
        ];
    }
}
